import type { HeartRateSeries } from '../../../../shared/contracts/workouts';
import type { SessionTimes } from './session-times';

interface Point {
  at: Date;
  beats: number | null;
}

/**
 * Start, end, and each measurement between them: without any points, platforms take a file for an empty one. The series
 * is in active time, and no one knows when the pauses were, so they come last.
 */
export function pointsOf({ start, elapsedSeconds }: SessionTimes, series: HeartRateSeries | null): Point[] {
  const measured = new Map<number, number>();
  for (const [index, beats] of series?.beats.entries() ?? []) {
    const second = index * (series?.everySeconds ?? 0);
    if (second <= elapsedSeconds && beats !== null) measured.set(second, beats);
  }
  const seconds = [...new Set([0, ...measured.keys(), elapsedSeconds])].toSorted((a, b) => a - b);
  return seconds.map((second) => ({
    at: new Date(start.getTime() + second * 1000),
    beats: measured.get(second) ?? null,
  }));
}
