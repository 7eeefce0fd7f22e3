/** Where one is in a replay, and whether it runs by itself. */

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is shown, in milliseconds: long enough for what it animates. */
export const PAUSES: Record<Speed, number> = { slow: 3000, normal: 1600, fast: 800 };

export class Playback {
  #step = $state(0);
  #stepped = $state(false);
  #playing = $state(false);
  speed = $state<Speed>('normal');

  constructor(
    readonly last: number,
    step = 0,
  ) {
    this.#step = this.#within(step);
  }

  get step(): number {
    return this.#step;
  }

  get playing(): boolean {
    return this.#playing;
  }

  /** Whether the last change was one step forward: only that is animated. */
  get stepped(): boolean {
    return this.#stepped;
  }

  /** Go to a step by hand, which stops what runs by itself. */
  go(step: number): void {
    this.#playing = false;
    this.#show(step);
  }

  /** Go on by one, while it runs by itself. */
  advance(): void {
    this.#show(this.#step + 1);
    if (this.#step === this.last) this.#playing = false;
  }

  /** Run or stop; after the end it runs from the beginning. */
  toggle(): void {
    this.#playing = !this.#playing && this.last > 0;
    if (this.#playing && this.#step === this.last) this.#show(0);
  }

  /** Animate nothing: the same step is seen with other eyes. */
  settle(): void {
    this.#stepped = false;
  }

  #show(step: number): void {
    const next = this.#within(step);
    if (next === this.#step) return;
    this.#stepped = next === this.#step + 1;
    this.#step = next;
  }

  #within(step: number): number {
    return Math.max(0, Math.min(this.last, step));
  }
}
