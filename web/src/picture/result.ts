/** The result of a game as a picture to show around: the poster beside who won and the points by category. */
import { sceneOf } from '../components/home/scenes.ts';
import { emblemOf } from '../drawing/seats.ts';
import { drawEmblem, drawScene } from './scene.ts';

export interface Result {
  game: string;
  title: string;
  /** Who has won. */
  headline: string;
  names: string[];
  ranks: number[];
  /** The categories in their order, the sum last: what they are called, and the points of each seat. */
  lines: { label: string; points: number[] }[];
  /** Below everything: where it was played, and when. */
  foot: string;
}

const [WIDTH, LEAST_HEIGHT, POSTER, MARGIN] = [1200, 675, 400, 48];
const [ROW, HEAD, FOOT, LABELS, WIDEST] = [42, 250, 76, 220, 130];
/** How much wider than its room a name may be: its letters get narrower. */
const SQUEEZED = 1.25;
const COLOURS = { paper: '#fffaf0', ink: '#1d2233', soft: '#56505a', line: '#dcc9a4', good: '#dcebd9' };

/** The picture as a PNG. */
export async function pictureOf(result: Result): Promise<Blob> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-display') || 'serif';
  await document.fonts.load(`700 40px ${family}`);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = Math.max(LEAST_HEIGHT, HEAD + result.lines.length * ROW + FOOT);
  const on = canvas.getContext('2d');
  if (on === null) throw new Error('the browser draws no pictures');
  on.fillStyle = COLOURS.paper;
  on.fillRect(0, 0, WIDTH, canvas.height);
  drawScene(on, sceneOf(result.game), POSTER, canvas.height);
  new Words(on, family).draw(result, (seat) => style.getPropertyValue(`--seat-${String(seat)}`), canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob === null) fail(new Error('the browser makes no picture'));
      else done(blob);
    }, 'image/png');
  });
}

/** What stands beside the poster. */
class Words {
  readonly #on: CanvasRenderingContext2D;
  readonly #family: string;

  constructor(on: CanvasRenderingContext2D, family: string) {
    [this.#on, this.#family] = [on, family];
  }

  draw({ title, headline, names, ranks, lines, foot }: Result, inkOf: (seat: number) => string, height: number): void {
    const [left, right] = [POSTER + MARGIN, WIDTH - MARGIN];
    const column = Math.min(WIDEST, (right - left - LABELS) / names.length);
    const middle = (seat: number) => left + LABELS + column * (seat + 0.5);
    this.#write(title, left, 78, 26, COLOURS.soft, 'left', right - left);
    this.#write(headline, left, 128, 44, COLOURS.ink, 'left', right - left);
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
    this.#write(foot, left, height - 30, 18, COLOURS.soft, 'left', right - left);
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
