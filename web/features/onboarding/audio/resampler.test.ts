import { describe, expect, it } from 'vitest';
import { createResampler } from './resampler';
import { tone } from '../../../../tests/support/sounds';

/** A whole sound, in the pieces of 128 samples a browser delivers. */
function resampled(fromHz: number, sound: Float32Array): Float32Array {
  const resample = createResampler(fromHz, 24_000);
  const made: number[] = [];
  for (let start = 0; start < sound.length; start += 128)
    made.push(...resample(sound.subarray(start, start + 128)));
  return Float32Array.from(made);
}

const middle = (samples: Float32Array) => samples.subarray(1000, samples.length - 1000);
const rms = (samples: Float32Array) => Math.hypot(...samples) / Math.sqrt(samples.length);

describe.each([44_100, 48_000, 16_000])('A microphone at %i Hz', (rate) => {
  it('sounds the same, with 24,000 samples per second', () => {
    const made = resampled(rate, tone(440, rate, 1000));
    expect(Math.abs(made.length - 24_000)).toBeLessThan(40);
    const wanted = tone(440, 24_000, 1000);
    const difference = middle(made).map((sample, index) => sample - (wanted[index + 1000] ?? 0));
    expect(rms(difference)).toBeLessThan(0.003);
  });
});

it.each([44_100, 48_000])(
  'removes what 24 kHz cannot hold instead of folding it into the voice (%i Hz)',
  (rate) => {
    expect(rms(middle(resampled(rate, tone(16_000, rate, 500))))).toBeLessThan(0.01);
  },
);

it('leaves no seams: any cut gives the same samples', () => {
  const sound = tone(300, 44_100, 200);
  const whole = createResampler(44_100, 24_000)(sound);
  expect(resampled(44_100, sound)).toEqual(whole);
});

it('leaves the same rate unchanged, apart from the filter’s delay', () => {
  const sound = tone(300, 24_000, 100);
  const made = createResampler(24_000, 24_000)(sound);
  made.forEach((sample, index) => expect(sample).toBeCloseTo(sound[index] ?? 0, 5));
});
