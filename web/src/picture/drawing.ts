/** A position as a picture to show around: its board, and the poster beside who won and the points by category. */
import { sceneOf } from '../components/home/scenes.ts';
import { emblemOf } from '../drawing/seats.ts';
import { BOARD_HEIGHT } from './board.ts';
import { drawEmblem, drawScene } from './scene.ts';

/** The points at the end. */
export interface Sheet {
  names: string[];
  ranks: number[];
  /** The categories in their order, the sum last: what they are called, and the points of each seat. */
  lines: { label: string; points: number[] }[];
}

export interface Picture {
  game: string;
  title: string;
  /** Who has won, or who plays. */
  headline: string;
  /** Null while the game is played. */
  sheet: Sheet | null;
  /** The board, in the shape of those of board.ts. */
  board: CanvasImageSource;
  /** Below everything: where it was played, and when. */
  foot: string;
}

const [WIDTH, LEAST_HEIGHT, POSTER, MARGIN] = [1200, 640, 400, 48];
const [ROW, HEAD, BAND, FOOT, LABELS, WIDEST] = [42, 250, 150, 64, 220, 130];
/** How many pixels there are to each of these: whoever looks at it on a good screen reads small numbers too. */
const SHARPNESS = 1.5;
/** How much wider than its room a name may be: its letters get narrower. */
const SQUEEZED = 1.25;
const COLOURS = { paper: '#fffaf0', ink: '#1d2233', soft: '#56505a', line: '#dcc9a4', good: '#dcebd9' };

/** The picture as a PNG: who won beside the poster, and below it the board. */
export async function pictureOf({ game, title, headline, sheet, board, foot }: Picture): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-display') || 'serif';
  await document.fonts.load(`700 40px ${family}`);
  const above = sheet === null ? BAND : Math.max(LEAST_HEIGHT, HEAD + (sheet.lines.length + 1) * ROW);
  const height = above + BOARD_HEIGHT + FOOT;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH * SHARPNESS;
  canvas.height = height * SHARPNESS;
  const on = canvas.getContext('2d');
  if (on === null) throw new Error('the browser draws no pictures');
  on.scale(SHARPNESS, SHARPNESS);
  on.fillStyle = COLOURS.paper;
  on.fillRect(0, 0, WIDTH, height);
  const left = sheet === null ? MARGIN : POSTER + MARGIN;
  const words = new Words(on, family, left);
  words.head(title, headline);
  if (sheet !== null) {
    drawScene(on, sceneOf(game), POSTER, above);
    words.sheet(sheet, (seat) => style.getPropertyValue(`--seat-${String(seat)}`));
  }
  on.drawImage(board, 0, above, WIDTH, BOARD_HEIGHT);
  words.foot(foot, height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob === null) fail(new Error('the browser makes no picture'));
      else done(blob);
    }, 'image/png');
  });
}

/** What is written, from a left edge on. */
class Words {
  readonly #on: CanvasRenderingContext2D;
  readonly #family: string;
  readonly #left: number;

  constructor(on: CanvasRenderingContext2D, family: string, left: number) {
    [this.#on, this.#family, this.#left] = [on, family, left];
  }

  head(title: string, headline: string): void {
    const most = WIDTH - MARGIN - this.#left;
    this.#write(title, this.#left, 66, 26, COLOURS.soft, 'left', most);
    this.#write(headline, this.#left, 118, 44, COLOURS.ink, 'left', most);
  }

  sheet({ names, ranks, lines }: Sheet, inkOf: (seat: number) => string): void {
    const [left, right] = [this.#left, WIDTH - MARGIN];
    const column = Math.min(WIDEST, (right - left - LABELS) / names.length);
    const middle = (seat: number) => left + LABELS + column * (seat + 0.5);
    names.forEach((name, seat) => {
      if (ranks[seat] === 1) this.#shade(middle(seat) - column / 2, 160, column, HEAD - 160 + lines.length * ROW);
      drawEmblem(this.#on, emblemOf(seat), inkOf(seat), middle(seat), 190);
      this.#write(this.#short(name, 18, column * SQUEEZED), middle(seat), 234, 18, COLOURS.ink, 'center', column - 6);
    });
    lines.forEach(({ label, points }, index) => {
      const base = HEAD + (index + 0.68) * ROW;
      const size = index === lines.length - 1 ? 26 : 20;
      this.#rule(left, HEAD + index * ROW, left + LABELS + column * names.length);
      this.#write(label, left, base, size, COLOURS.ink, 'left', LABELS - 12);
      points.forEach((number, seat) => {
        this.#write(String(number), middle(seat), base, size, COLOURS.ink, 'center', column);
      });
    });
  }

  foot(words: string, height: number): void {
    this.#write(words, MARGIN, height - 24, 18, COLOURS.soft, 'left', WIDTH - 2 * MARGIN);
  }

  /** As much of a name as there is room for. */
  #short(name: string, size: number, most: number): string {
    this.#on.font = this.#font(size);
    let shown = name;
    for (let end = name.length - 1; end > 0 && this.#on.measureText(shown).width > most; end -= 1)
      shown = `${name.slice(0, end).trim()}…`;
    return shown;
  }

  #font(size: number): string {
    return `700 ${String(size)}px ${this.#family}`;
  }

  /** In one line, with narrower letters if it has to be. */
  #write(words: string, x: number, y: number, size: number, ink: string, align: CanvasTextAlign, most: number): void {
    this.#on.font = this.#font(size);
    this.#on.fillStyle = ink;
    this.#on.textAlign = align;
    this.#on.fillText(words, x, y, most);
  }

  #rule(x: number, y: number, until: number): void {
    this.#on.fillStyle = COLOURS.line;
    this.#on.fillRect(x, y, until - x, 1.5);
  }

  #shade(x: number, y: number, width: number, height: number): void {
    this.#on.fillStyle = COLOURS.good;
    this.#on.fillRect(x, y, width, height);
  }
}
