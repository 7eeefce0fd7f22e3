/** Short sounds made on the spot; off unless somebody wants them. */
import { settings } from './settings.svelte.ts';

/** Notes in hertz, one after the other. */
const TUNES = {
  turn: [523, 659],
  move: [392],
  chat: [784],
  end: [392, 523, 659, 784],
};
const NOTE = 0.12;

let context: AudioContext | null = null;

export function play(tune: keyof typeof TUNES): void {
  if (!settings.isOn('sound') || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [index, pitch] of TUNES[tune].entries()) note(context, pitch, now + index * NOTE);
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.12, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 2 * NOTE);
}
