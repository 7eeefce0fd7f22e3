/** Pointers over the map: they move the piece in hand, turn it, pin it and lay it. Everything acts when they are lifted. */
import type { Placing } from './placing.svelte.ts';
import { SIDE } from './cells.ts';
import type { Point } from './snapping.ts';

/** Pixels until a press becomes a drag. */
const [DRAG, DRAG_FINGER] = [4, 10];
/** How far above the finger the piece is, and from where on that shrinks: every row can be reached. */
const [ABOVE, LOWEST] = [44, 88];
/** A wheel turns once in so many pixels, and not again for so many milliseconds. */
const [WHEEL, LOCK] = [100, 150];
/** Two fingers turn once in so many degrees. */
const TWIST = 30;

interface Press {
  x: number;
  y: number;
  isDrag: boolean;
}

export class Steering {
  readonly #field: () => HTMLElement | undefined;
  readonly #placing: () => Placing | null;
  readonly #presses = new Map<number, Press>();
  #next: PointerEvent | null = null;
  #frame = 0;
  #wheel = 0;
  #lockedUntil = 0;
  #angle: number | null = null;

  constructor(field: () => HTMLElement | undefined, placing: () => Placing | null) {
    this.#field = field;
    this.#placing = placing;
  }

  /** Only stores: what follows from it is drawn once for each frame. */
  moved(event: PointerEvent): void {
    if (this.#placing() === null) return;
    const press = this.#presses.get(event.pointerId);
    if (press !== undefined && !press.isDrag && this.#presses.size === 1) {
      const away = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      press.isDrag = away > (isFinger(event) ? DRAG_FINGER : DRAG);
      if (press.isDrag && event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
    }
    this.#next = event;
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#next !== null) this.#follow(this.#next);
    });
  }

  pressed(event: PointerEvent): void {
    if (this.#placing() === null || event.button !== 0) return;
    this.#presses.set(event.pointerId, { x: event.clientX, y: event.clientY, isDrag: false });
    this.#angle = null;
  }

  lifted(event: PointerEvent): void {
    const placing = this.#placing();
    const press = this.#presses.get(event.pointerId);
    const fingers = this.#presses.size;
    this.#presses.delete(event.pointerId);
    if (placing === null || press === undefined || fingers > 1) return;
    this.#next = null;
    if (isFinger(event)) this.#tapped(placing, event, press);
    else this.#clicked(placing, event);
  }

  cancelled(event: PointerEvent): void {
    this.#presses.delete(event.pointerId);
    this.#next = null;
  }

  /** A piece that nobody has pinned goes when the mouse does. */
  left(event: PointerEvent): void {
    const placing = this.#placing();
    if (placing === null || isFinger(event) || placing.pinned || this.#presses.size > 0) return;
    this.#next = null;
    if (placing.ghost !== null) placing.back();
  }

  wheeled(event: WheelEvent): void {
    const placing = this.#placing();
    if (placing === null || event.ctrlKey) return;
    event.preventDefault();
    this.#wheel += event.deltaY;
    if (Math.abs(this.#wheel) < WHEEL || event.timeStamp < this.#lockedUntil) return;
    placing.rotate(this.#wheel > 0 ? 1 : -1);
    this.#wheel = 0;
    this.#lockedUntil = event.timeStamp + LOCK;
  }

  turned(event: MouseEvent): void {
    const placing = this.#placing();
    if (placing === null) return;
    event.preventDefault();
    if (this.#presses.size === 0) placing.rotate(1);
  }

  /** A piece that is dragged from the market: by the pointer that took it, wherever that is now. */
  dragged(event: PointerEvent, isLifted: boolean): void {
    const placing = this.#placing();
    if (placing === null) return;
    const point = this.#pointOf(event, true);
    const isOver = point.x >= -1 && point.x <= SIDE + 1 && point.y >= -1 && point.y <= SIDE + 1;
    if (isOver) placing.pointAt(point, isFinger(event));
    else if (placing.ghost !== null) placing.back();
    if (isLifted && isOver) placing.pin();
  }

  #follow(event: PointerEvent): void {
    const placing = this.#placing();
    if (placing === null || this.#twisted(event, placing)) return;
    const press = this.#presses.get(event.pointerId);
    if (isFinger(event) && !press?.isDrag) return;
    if (placing.pinned && !press?.isDrag) return;
    placing.pinned = false;
    placing.pointAt(this.#pointOf(event, true), isFinger(event));
  }

  /** A second press on a pinned piece lays it; one elsewhere moves it. */
  #clicked(placing: Placing, event: PointerEvent): void {
    const point = this.#pointOf(event, false);
    if (placing.pinned && isOn(placing, point)) {
      placing.confirm();
      return;
    }
    placing.pinned = false;
    placing.pointAt(point);
    placing.pin();
  }

  /** A finger never lays anything by itself: it pins where it is lifted, and turns what is pinned. */
  #tapped(placing: Placing, event: PointerEvent, press: Press): void {
    if (press.isDrag) {
      placing.pin();
      return;
    }
    const point = this.#pointOf(event, false);
    if (placing.pinned && isOn(placing, point)) {
      placing.rotate(1);
      return;
    }
    placing.pinned = false;
    placing.pointAt(point, true);
    placing.pin();
  }

  #twisted(event: PointerEvent, placing: Placing): boolean {
    if (this.#presses.size !== 2) return false;
    const press = this.#presses.get(event.pointerId);
    const other = [...this.#presses.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (press === undefined || other === undefined) return true;
    [press.x, press.y] = [event.clientX, event.clientY];
    const angle = (Math.atan2(press.y - other.y, press.x - other.x) * 180) / Math.PI;
    this.#angle ??= angle;
    const change = ((angle - this.#angle + 540) % 360) - 180;
    if (Math.abs(change) >= TWIST) {
      placing.rotate(change > 0 ? 1 : -1);
      this.#angle = angle;
    }
    return true;
  }

  /** Where a pointer is on the map, in cells; what a finger drags is above it. */
  #pointOf(event: PointerEvent, isDragged: boolean): Point {
    const box = this.#field()?.getBoundingClientRect();
    if (box === undefined || box.width === 0) return { x: -SIDE, y: -SIDE };
    const size = box.width / SIDE;
    const room = innerHeight - event.clientY;
    const above = isDragged && isFinger(event) ? ABOVE * Math.min(1, Math.max(0, room / LOWEST)) : 0;
    return { x: (event.clientX - box.left) / size, y: (event.clientY - above - box.top) / size };
  }
}

function isFinger({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch';
}

function isOn({ cells }: Placing, { x, y }: Point): boolean {
  return cells.some(({ row, column }) => row === Math.floor(y) && column === Math.floor(x));
}
