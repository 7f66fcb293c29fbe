import { describe, expect, it } from 'vitest';
import { joinedSounds, noise, speech } from '../../../../tests/support/sounds';
import { createUtteranceRecorder } from './utterance-recorder';

const chunkMs = (4096 / 24_000) * 1000;
const quiet = (milliseconds: number) => noise(milliseconds, 0.001);

/** A recorder and its events in order: 's' start, 'c' chunk, 'e' end. */
function record() {
  const pieces: Int16Array[] = [];
  const events: { what: 'start' | 'chunk' | 'end'; atMs: number }[] = [];
  let heard = 0;
  const tell = (what: 'start' | 'chunk' | 'end') => events.push({ what, atMs: (heard / 24_000) * 1000 });
  const recorder = createUtteranceRecorder({
    onStart: () => tell('start'),
    onEnd: () => tell('end'),
    onChunk: (pcm) => {
      pieces.push(pcm);
      tell('chunk');
    },
  });
  const hear = (sound: Float32Array) => {
    for (let start = 0; start < sound.length; start += 128) {
      const piece = sound.subarray(start, start + 128);
      heard += piece.length;
      recorder.hear(piece);
    }
  };
  const times = (what: 'start' | 'chunk' | 'end') =>
    events.filter((each) => each.what === what).map(({ atMs }) => atMs);
  return { recorder, hear, times, pieces, events };
}

describe('An utterance', () => {
  it('starts after 300 ms of voice and ends after 700 ms of silence', () => {
    const { recorder, hear, times } = record();
    recorder.open();
    hear(joinedSounds(quiet(2000), speech(1500), quiet(2000)));
    const [start] = times('start');
    const [end] = times('end');
    expect(start).toBeGreaterThanOrEqual(2300);
    expect(start).toBeLessThan(2550);
    expect(end).toBeGreaterThanOrEqual(4100);
    expect(end).toBeLessThan(4300);
    expect(times('end')).toHaveLength(1);
  });

  it('includes what was said before speech was certain, in pieces of 4096 samples', () => {
    const { recorder, hear, pieces } = record();
    recorder.open();
    hear(joinedSounds(quiet(2000), speech(1000, 0.3), quiet(1500)));
    expect(pieces.every(({ length }) => length === 4096)).toBe(true);
    const all = pieces.flatMap((piece) => Array.from(piece));
    const first = all.findIndex((sample) => Math.abs(sample) > 3000);
    expect(first).toBeGreaterThan(0);
    const voiced = all.filter((sample) => Math.abs(sample) > 3000).length;
    const spoken = Array.from(speech(1000, 0.3)).filter((sample) => Math.abs(sample) > 3000 / 0x8000).length;
    expect(Math.abs(voiced - spoken)).toBeLessThan(20);
  });

  it('includes a breath in the middle of a sentence', () => {
    const { recorder, hear, times } = record();
    recorder.open();
    hear(joinedSounds(quiet(1000), speech(900), quiet(500), speech(900), quiet(1500)));
    expect(times('end')).toHaveLength(1);
  });

  it('is reported one at a time, and ends after 25 s at most', () => {
    const { recorder, hear, times, events } = record();
    recorder.open();
    hear(joinedSounds(quiet(1000), speech(27_000)));
    expect(times('end')[0]! - times('start')[0]!).toBeCloseTo(25_000, -2);
    const order = events.map(({ what }) => what[0]).join('');
    expect(order).toMatch(/^(sc+e)+(sc*)?$/);
  });

  it('ends right away when the microphone is muted, the last piece padded', () => {
    const { recorder, hear, times, pieces } = record();
    recorder.open();
    hear(joinedSounds(quiet(1000), speech(1000)));
    recorder.close();
    expect(times('end')).toEqual([2000]);
    expect(pieces.at(-1)).toHaveLength(4096);
    hear(speech(2000));
    expect(times('start')).toHaveLength(1);
  });
});

describe('a room without speech', () => {
  it('is not transmitted: no piece of it is passed on', () => {
    const { recorder, hear, events } = record();
    recorder.open();
    hear(quiet(30_000));
    expect(events).toEqual([]);
  });

  it('is not confused by a banging door', () => {
    const { recorder, hear, events } = record();
    recorder.open();
    hear(joinedSounds(quiet(1000), noise(120, 0.6), quiet(1000), noise(120, 0.6), quiet(1000)));
    expect(events).toEqual([]);
  });

  it('may be loud: a steady noise is learned within three seconds, and a voice above it is heard', () => {
    const { recorder, hear, times } = record();
    hear(noise(4000, 0.05));
    recorder.open();
    hear(noise(5000, 0.05));
    expect(times('start')).toEqual([]);
    const fan = noise(1200, 0.05);
    const voice = speech(1200, 0.5).map((sample, index) => sample + (fan[index] ?? 0));
    hear(joinedSounds(voice, noise(1500, 0.05)));
    expect(times('start')).toHaveLength(1);
    expect(times('end')).toHaveLength(1);
  });

  it('may become loud: a fan that starts ends on its own, and does not start another utterance', () => {
    const { recorder, hear, times } = record();
    recorder.open();
    hear(joinedSounds(quiet(3000), noise(20_000, 0.1)));
    expect(times('start')).toHaveLength(1);
    expect(times('end')[0]! - times('start')[0]!).toBeLessThan(4500);
  });
});

it('a piece lasts 171 ms, so that six of them fill a second', () => {
  const { recorder, hear, times } = record();
  recorder.open();
  hear(joinedSounds(quiet(1000), speech(3000)));
  const sent = times('chunk');
  expect(sent.at(-1)! - sent.at(-2)!).toBeCloseTo(chunkMs, -1);
  const inOneSecond = sent.filter((atMs) => atMs < sent[0]! + 1000).length;
  expect(inOneSecond).toBeLessThanOrEqual(10);
});
