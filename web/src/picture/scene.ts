/** The poster of a game, drawn on a canvas. */
import { raysFrom, type Scene, type Shape } from '../components/home/scenes.ts';

/** Of the posters. */
const [WIDTH, HEIGHT] = [400, 450];
const ICON = 512;
const RAYS = '#fff6e3';

/** Fill a box from its upper left corner with a scene in its width: more sky above, more ground below. */
export function drawScene(on: CanvasRenderingContext2D, scene: Scene, width: number, height: number): void {
  const scale = width / WIDTH;
  const top = (height / scale - HEIGHT) * 0.6;
  const [ground] = scene.shapes.filter(({ is }) => is === 'band').slice(-1);
  on.save();
  on.beginPath();
  on.rect(0, 0, width, height);
  on.clip();
  on.scale(scale, scale);
  on.fillStyle = scene.sky;
  on.fillRect(0, 0, WIDTH, height);
  on.translate(0, top);
  if (scene.rays) fillFaintly(on, new Path2D(raysFrom(scene.rays)), RAYS, 0.13);
  for (const shape of scene.shapes) drawShape(on, shape);
  on.fillStyle = ground?.ink ?? scene.sky;
  on.fillRect(0, HEIGHT - 1, WIDTH, height);
  on.restore();
}

function drawShape(on: CanvasRenderingContext2D, shape: Shape): void {
  on.fillStyle = shape.ink;
  if (shape.is === 'disc') on.fill(ellipse(shape.x, shape.y, shape.r, shape.r));
  else if (shape.is === 'hill') on.fill(ellipse(shape.x, shape.y, shape.rx, shape.ry));
  else if (shape.is === 'band') on.fillRect(0, shape.y, WIDTH, shape.height);
  else if (shape.is === 'glint') fillFaintly(on, ellipse(shape.x, shape.y, shape.width / 2, 1.8), shape.ink, 0.8);
  else {
    on.save();
    on.translate(shape.x + (shape.flipped ? shape.size : 0), shape.y);
    on.scale(((shape.flipped ? -1 : 1) * shape.size) / ICON, shape.size / ICON);
    on.fill(new Path2D(shape.path));
    on.restore();
  }
}

function ellipse(x: number, y: number, wide: number, high: number): Path2D {
  const path = new Path2D();
  path.ellipse(x, y, wide, high, 0, 0, 2 * Math.PI);
  return path;
}

function fillFaintly(on: CanvasRenderingContext2D, path: Path2D, ink: string, alpha: number): void {
  on.globalAlpha = alpha;
  on.fillStyle = ink;
  on.fill(path);
  on.globalAlpha = 1;
}

/** The sign of a seat: its emblem on its ink. */
export function drawEmblem(on: CanvasRenderingContext2D, path: string, ink: string, x: number, y: number): void {
  const [radius, size] = [17, 22];
  on.fillStyle = ink;
  on.fill(ellipse(x, y, radius, radius));
  on.save();
  on.translate(x - size / 2, y - size / 2);
  on.scale(size / ICON, size / ICON);
  on.fillStyle = '#fff';
  on.fill(new Path2D(path));
  on.restore();
}
