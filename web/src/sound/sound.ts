// A few sounds, made on the spot; off unless somebody wants them.

import type { Event } from '../generated/games';
import { settings } from '../settings/settings.svelte';

let context: AudioContext | undefined;

/** Plays what an event sounds like. */
export function play(event: Event | { event: `news-${string}` }): void {
  if (!settings.sound) return;
  if (event.event === 'rolled') rattle();
  else if (event.event === 'marked' && event.mark === 'ticked') scratch();
  else if (event.event === 'closed') tones([523, 659, 784]);
  else if (event.event === 'missed') tones([220, 165]);
  else if (event.event === 'ended') tones([523, 659, 784, 1047]);
}

/** Two notes that call somebody to the table. */
export function chime(): void {
  tones([659, 880]);
}

function audio(): AudioContext | undefined {
  try {
    context ??= new AudioContext();
    // A page that nobody has touched yet has to wait with its sounds.
    if (context.state === 'suspended') void context.resume();
    return context;
  } catch {
    return undefined;
  }
}

/** Dice on wood: short bursts of noise. */
function rattle(): void {
  [0, 0.07, 0.13, 0.22, 0.34, 0.42].forEach((at) =>
    noise(at, 0.035, 900 + Math.random() * 900, 0.16),
  );
}

/** A pen on paper, twice. */
function scratch(): void {
  noise(0, 0.07, 3200, 0.05);
  noise(0.11, 0.08, 2800, 0.05);
}

function noise(at: number, length: number, pitch: number, loudness: number): void {
  const out = audio();
  if (!out) return;
  const samples = Math.ceil(out.sampleRate * length);
  const buffer = out.createBuffer(1, samples, out.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < samples; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / samples) ** 2;
  const source = new AudioBufferSourceNode(out, { buffer });
  const filter = new BiquadFilterNode(out, { type: 'bandpass', frequency: pitch, Q: 1.2 });
  const gain = new GainNode(out, { gain: loudness });
  source.connect(filter).connect(gain).connect(out.destination);
  source.start(out.currentTime + at);
}

function tones(pitches: number[]): void {
  const out = audio();
  if (!out) return;
  pitches.forEach((frequency, i) => {
    const from = out.currentTime + i * 0.11;
    const tone = new OscillatorNode(out, { frequency, type: 'triangle' });
    const gain = new GainNode(out, { gain: 0 });
    gain.gain.linearRampToValueAtTime(0.09, from + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, from + 0.5);
    tone.connect(gain).connect(out.destination);
    tone.start(from);
    tone.stop(from + 0.55);
  });
}
