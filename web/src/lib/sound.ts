/** Short sounds made on the spot; off unless somebody wants them. */
import { settings } from './settings.svelte.ts';

/** Notes in hertz, one after the other. */
const TUNES = {
  card: [392],
  coin: [1047, 1319],
  shield: [196, 147],
  token: [587, 880],
  turn: [523, 659],
  chat: [784],
  end: [392, 523, 659, 784],
};
const NOTE = 0.12;
const LOUDEST = 0.24;

export type Tune = keyof typeof TUNES;

let context: AudioContext | null = null;

/** Play tunes one after the other, each once. */
export function play(...tunes: Tune[]): void {
  if (!settings.isOn('sound') || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  let at = context.currentTime;
  for (const tune of new Set(tunes)) {
    for (const pitch of TUNES[tune]) {
      note(context, pitch, at);
      at += NOTE;
    }
  }
}

function note(on: AudioContext, pitch: number, at: number): void {
  const tone = on.createOscillator();
  const volume = on.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(Math.max(0.001, LOUDEST * settings.volume), at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 2 * NOTE);
  tone.connect(volume).connect(on.destination);
  tone.start(at);
  tone.stop(at + 2 * NOTE);
}
