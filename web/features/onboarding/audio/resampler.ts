/** Zero crossings of the filter on each side of a sample: enough to keep the consonants of speech. */
const crossings = 8;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));
const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x));

/** A windowed sinc around a point between two samples, with a sum of 1. */
function tapsAt(fraction: number, cutoff: number, reach: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * reach + 1 }, (_, index) => {
    const distance = index - reach - fraction;
    const hann = Math.abs(distance) < reach ? 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach) : 0;
    return sinc(cutoff * distance) * hann;
  });
  const sum = taps.reduce((total, tap) => total + tap, 0);
  return taps.map((tap) => tap / sum);
}

function joined(before: Float32Array, after: Float32Array): Float32Array<ArrayBuffer> {
  const both = new Float32Array(before.length + after.length);
  both.set(before);
  both.set(after, before.length);
  return both;
}

/**
 * Changes a stream's sample rate piece by piece, without seams, filtering out what the lower rate can't hold.
 * Rates are whole numbers of samples per second; samples are -1 to 1.
 */
export function createResampler(fromHz: number, toHz: number): (piece: Float32Array) => Float32Array {
  const divisor = greatestDivisor(fromHz, toHz);
  const phases = toHz / divisor;
  const step = fromHz / divisor;
  const cutoff = Math.min(1, toHz / fromHz);
  const reach = Math.ceil(crossings / cutoff);
  const taps = Array.from({ length: phases }, (_, phase) => tapsAt(phase / phases, cutoff, reach));
  let kept: Float32Array = new Float32Array(reach);
  /** The next sample's position in the buffer, in fractions of an input sample. */
  let position = 0;

  return (piece) => {
    const samples = joined(kept, piece);
    const made: number[] = [];
    for (; Math.floor(position / phases) + 2 * reach < samples.length; position += step) {
      const first = Math.floor(position / phases);
      const weights = taps[position % phases] ?? new Float32Array();
      made.push(weights.reduce((sum, weight, index) => sum + weight * (samples[first + index] ?? 0), 0));
    }
    const done = Math.min(Math.floor(position / phases), samples.length);
    kept = samples.subarray(done);
    position -= done * phases;
    return Float32Array.from(made);
  };
}
