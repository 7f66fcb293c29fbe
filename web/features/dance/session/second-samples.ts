import type { DanceSample } from '../../../../shared/rules/dance/result';

interface FrameScore {
  accuracy: number | null;
  match: number | null;
}

const unseen: DanceSample = { accuracy: null, match: null };
const known = (values: (number | null)[]) => values.filter((value) => value !== null);
const wholeMean = (values: number[]): number | null =>
  values.length === 0 ? null : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

/** One sample per danced second, however many frames arrive. */
export function createSecondSamples() {
  const samples: DanceSample[] = [];
  let frames: FrameScore[] = [];

  /** A second counts as seen when someone was in at least half of its frames. */
  function sampleOf(): DanceSample {
    const seen = frames.filter(({ accuracy }) => accuracy !== null);
    if (seen.length === 0 || seen.length * 2 < frames.length) return unseen;
    return {
      accuracy: wholeMean(known(seen.map(({ accuracy }) => accuracy))),
      match: wholeMean(known(seen.map(({ match }) => match))),
    };
  }

  /** Closes every second before this one; seconds without frames saw no one. */
  function closeUntil(second: number): void {
    while (samples.length < second) {
      samples.push(sampleOf());
      frames = [];
    }
  }

  return {
    samples: samples as readonly DanceSample[],
    closeUntil,
    add(second: number, score: FrameScore): void {
      closeUntil(second);
      frames.push(score);
    },
  };
}
