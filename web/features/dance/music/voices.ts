import type { Note } from './score';
import type { Lane, StyleMusic } from './style-music';

/** Where voices play: into `out`, melodies also into `echo`; chords go through `pump`, which the kick ducks. */
export interface Band {
  context: BaseAudioContext;
  out: AudioNode;
  echo: AudioNode;
  pump: GainNode;
  noise: AudioBuffer;
  voices: StyleMusic['voices'];
}

type Voice = (band: Band, note: Note, at: number) => void;

const silent = 0.0001;
const hertzOf = (midi: number) => 440 * 2 ** ((midi - 69) / 12);

/** One second of noise, the same in every dance. */
export function createNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let seed = 7;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (seed * 16_807) % 2_147_483_647;
    samples[index] = (2 * seed) / 2_147_483_647 - 1;
  }
  return buffer;
}

/** A volume envelope with an instant attack. */
function fading(context: BaseAudioContext, at: number, peak: number, seconds: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(silent, at);
  gain.gain.linearRampToValueAtTime(Math.max(peak, silent), at + 0.003);
  gain.gain.exponentialRampToValueAtTime(silent, at + 0.003 + seconds);
  return gain;
}

interface Hiss {
  filter: BiquadFilterType;
  hertz: number;
  peak: number;
  seconds: number;
}

function hiss({ context, out, noise }: Band, { filter, hertz, peak, seconds }: Hiss, at: number): void {
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const shape = context.createBiquadFilter();
  shape.type = filter;
  shape.frequency.value = hertz;
  source
    .connect(shape)
    .connect(fading(context, at, peak, seconds))
    .connect(out);
  source.start(at, (at * 7.3) % 1);
  source.stop(at + seconds + 0.02);
}

interface Tone {
  type: OscillatorType;
  from: number;
  to?: number;
  /** Seconds for the pitch to get there. */
  glide?: number;
  peak: number;
  seconds: number;
  detune?: number;
  into?: AudioNode;
}

function tone({ context, out }: Band, { type, from, to, glide = 0.1, ...rest }: Tone, at: number): void {
  const oscillator = context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, at + glide);
  oscillator.detune.value = rest.detune ?? 0;
  oscillator.connect(fading(context, at, rest.peak, rest.seconds)).connect(rest.into ?? out);
  oscillator.start(at);
  oscillator.stop(at + rest.seconds + 0.02);
}

/** A filter that opens instantly and closes, for a plucked sound. */
function closing(
  band: Band,
  at: number,
  [open, closed, seconds]: [number, number, number],
): BiquadFilterNode {
  const filter = band.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.Q.value = 2;
  filter.frequency.setValueAtTime(open, at);
  filter.frequency.exponentialRampToValueAtTime(closed, at + seconds);
  return filter;
}

const kick: Voice = (band, { loudness }, at) => {
  tone(band, { type: 'sine', from: 155, to: 47, glide: 0.11, peak: 0.95 * loudness, seconds: 0.34 }, at);
  hiss(band, { filter: 'highpass', hertz: 3000, peak: 0.14 * loudness, seconds: 0.012 }, at);
  const { gain } = band.pump;
  gain.setValueAtTime(0.45, at);
  gain.linearRampToValueAtTime(1, at + 0.22);
};

const snare: Voice = (band, { loudness }, at) => {
  hiss(band, { filter: 'highpass', hertz: 1700, peak: 0.42 * loudness, seconds: 0.16 }, at);
  tone(band, { type: 'triangle', from: 230, to: 160, peak: 0.34 * loudness, seconds: 0.11 }, at);
};

const clap: Voice = (band, { loudness }, at) => {
  for (const [late, seconds] of [
    [0, 0.02],
    [0.011, 0.02],
    [0.023, 0.15],
  ] as const)
    hiss(band, { filter: 'bandpass', hertz: 1500, peak: 0.7 * loudness, seconds }, at + late);
};

const conga: Voice = (band, { loudness }, at) =>
  tone(band, { type: 'sine', from: 250, to: 196, glide: 0.05, peak: 0.4 * loudness, seconds: 0.2 }, at);
const tom: Voice = (band, { loudness }, at) =>
  tone(band, { type: 'sine', from: 190, to: 82, glide: 0.16, peak: 0.6 * loudness, seconds: 0.28 }, at);
const rim: Voice = (band, { loudness }, at) =>
  tone(band, { type: 'triangle', from: 2350, peak: 0.16 * loudness, seconds: 0.045 }, at);

const hissing =
  (hertz: number, peak: number, seconds: number): Voice =>
  (band, { loudness }, at) =>
    hiss(band, { filter: 'highpass', hertz, peak: peak * loudness, seconds }, at);

const bass: Voice = (band, { pitches: [midi = 40], lengthSeconds, loudness }, at) => {
  const from = hertzOf(midi);
  const seconds = Math.max(0.16, lengthSeconds);
  if (band.voices.bass === 'sub') {
    tone(
      band,
      { type: 'sine', from: from * 1.6, to: from, glide: 0.05, peak: 0.62, seconds: seconds * 1.6 },
      at,
    );
    return tone(band, { type: 'triangle', from, peak: 0.2 * loudness, seconds }, at);
  }
  const filter = closing(band, at, [900, 220, Math.min(0.25, seconds)]);
  filter.connect(band.out);
  tone(band, { type: 'sawtooth', from, peak: 0.34 * loudness, seconds, into: filter }, at);
  tone(band, { type: 'sine', from, peak: 0.36 * loudness, seconds }, at);
};

const chords: Record<
  StyleMusic['voices']['chord'],
  (band: Band, hertz: number, note: Note, at: number) => void
> = {
  stab: (band, from, { lengthSeconds, loudness }, at) => {
    const filter = closing(band, at, [3600, 700, 0.18]);
    filter.connect(band.pump);
    const seconds = Math.max(0.22, lengthSeconds);
    for (const detune of [-7, 7])
      tone(band, { type: 'sawtooth', from, detune, peak: 0.065 * loudness, seconds, into: filter }, at);
  },
  keys: (band, from, { lengthSeconds, loudness }, at) => {
    const seconds = Math.max(0.5, lengthSeconds * 1.5);
    tone(band, { type: 'sine', from, peak: 0.13 * loudness, seconds, into: band.pump }, at);
    tone(
      band,
      { type: 'triangle', from: from * 2, peak: 0.035 * loudness, seconds: seconds * 0.6, into: band.pump },
      at,
    );
  },
  piano: (band, from, { loudness }, at) => {
    tone(band, { type: 'triangle', from, peak: 0.15 * loudness, seconds: 0.3, into: band.pump }, at);
    tone(
      band,
      { type: 'square', from: from * 2, peak: 0.022 * loudness, seconds: 0.16, into: band.pump },
      at,
    );
  },
  saw: (band, from, { lengthSeconds, loudness }, at) => {
    const filter = closing(band, at, [5200, 1500, 0.5]);
    filter.connect(band.pump);
    const seconds = Math.max(0.35, lengthSeconds * 1.2);
    for (const detune of [-14, 0, 14])
      tone(band, { type: 'sawtooth', from, detune, peak: 0.048 * loudness, seconds, into: filter }, at);
  },
};

const chord: Voice = (band, note, at) => {
  for (const midi of note.pitches) chords[band.voices.chord](band, hertzOf(midi), note, at);
};

const lead: Voice = (band, { pitches: [midi = 72], lengthSeconds, loudness }, at) => {
  const from = hertzOf(midi);
  const isBrass = band.voices.lead === 'brass';
  const seconds = Math.max(isBrass ? 0.28 : 0.2, lengthSeconds);
  const filter = closing(band, at, isBrass ? [2600, 900, 0.3] : [4200, 900, 0.16]);
  filter.connect(band.out);
  filter.connect(band.echo);
  const type = isBrass ? 'sawtooth' : 'square';
  tone(band, { type, from, peak: 0.085 * loudness, seconds, into: filter }, at);
  if (isBrass) tone(band, { type, from, detune: 9, peak: 0.07 * loudness, seconds, into: filter }, at);
};

/** How each lane sounds. */
export const voices: Record<Lane, Voice> = {
  kick,
  snare,
  clap,
  rim,
  hat: hissing(8500, 0.17, 0.045),
  open: hissing(7500, 0.15, 0.2),
  shaker: hissing(6200, 0.09, 0.055),
  crash: hissing(5200, 0.26, 1.3),
  conga,
  tom,
  bass,
  chord,
  lead,
};
