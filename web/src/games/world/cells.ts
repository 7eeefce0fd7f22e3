/** Cells of a map: numbered row by row from 0 at the upper left, twelve in a row, with names such as c4. */

export const SIDE = 12;
const LETTERS = 'abcdefghijkl';

/** A cell by row and column. */
export interface Cell {
  row: number;
  column: number;
}

export const COLUMN_NAMES = [...LETTERS];
export const ROW_NAMES = COLUMN_NAMES.map((_, row) => String(row + 1));

export function cellAt(number: number): Cell {
  return { row: Math.floor(number / SIDE), column: number % SIDE };
}

export function numberOf({ row, column }: Cell): number {
  return row * SIDE + column;
}

export function cellName(number: number): string {
  const { row, column } = cellAt(number);
  return `${LETTERS[column] ?? ''}${String(row + 1)}`;
}

/** A place as moves name it: the cell of the upper left corner, and by how many degrees the piece is turned. */
export function placeName(corner: number, turn: number): string {
  return turn === 0 ? cellName(corner) : `${cellName(corner)} r${String(turn)}`;
}

/** What somebody has typed as a place: "e5", "e5 r90", "E5R90"; null if it is none. */
export function placeFrom(typed: string): { corner: number; turn: number | null } | null {
  const parts = /^\s*([a-l])\s*(\d{1,2})\s*(?:r\s*(\d{1,3}))?\s*$/i.exec(typed);
  if (parts === null) return null;
  const [, letter = '', row = '', turn] = parts;
  const number = Number(row);
  if (number < 1 || number > SIDE) return null;
  const corner = numberOf({ row: number - 1, column: LETTERS.indexOf(letter.toLowerCase()) });
  return { corner, turn: turn === undefined ? null : Number(turn) };
}

/** The cell nearest to the middle of some: where one takes hold of a piece, and where its sign is drawn. */
export function middleOf(cells: Cell[]): Cell {
  const row = mean(cells.map((cell) => cell.row));
  const column = mean(cells.map((cell) => cell.column));
  const away = (cell: Cell) => Math.hypot(cell.row - row, cell.column - column);
  return cells.reduce(
    (best, cell) => (away(cell) < away(best) - 1e-9 ? cell : best),
    cells[0] ?? { row: 0, column: 0 },
  );
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** A shape after a quarter turn clockwise, in a box of its own again. */
export function turned(cells: Cell[]): Cell[] {
  const { rows } = boxOf(cells);
  return cells.map(({ row, column }) => turnedCell({ row, column }, rows));
}

const QUARTER = 90;

/** A printed shape that is turned clockwise by so many degrees. */
export function turnedTo(shape: string[], degrees: number): Cell[] {
  let cells = cellsOf(shape);
  for (let turn = 0; turn < degrees; turn += QUARTER) cells = turned(cells);
  return cells;
}

/** Where a cell of a box of so many rows is after a quarter turn clockwise. */
export function turnedCell({ row, column }: Cell, rows: number): Cell {
  return { row: column, column: rows - 1 - row };
}

/** Cells of a shape that is printed as rows of letters. */
export function cellsOf(shape: string[]): Cell[] {
  return shape.flatMap((line, row) => [...line].flatMap((letter, column) => (letter === '.' ? [] : [{ row, column }])));
}

export function boxOf(cells: Cell[]): { rows: number; columns: number } {
  return {
    rows: 1 + Math.max(0, ...cells.map(({ row }) => row)),
    columns: 1 + Math.max(0, ...cells.map(({ column }) => column)),
  };
}
