import type { SessionTimes } from './session-times';

/** Beats per minute at regular times from the start; null where none was measured. */
export interface HeartRateSeries {
  everySeconds: number;
  beats: readonly (number | null)[];
}

interface Point {
  at: Date;
  beats: number | null;
}

/** What the formats store in one byte, of which 255 means nothing. */
const isBeat = (beats: number | null | undefined): beats is number =>
  typeof beats === 'number' && beats >= 1 && beats <= 254;

/** Average and maximum in whole beats per minute; null if none was measured. */
export function heartRateFigures(series: HeartRateSeries | null) {
  const beats = series?.beats.filter(isBeat) ?? [];
  if (beats.length === 0) return null;
  const sum = beats.reduce((total, each) => total + each, 0);
  return { average: Math.round(sum / beats.length), maximum: Math.round(Math.max(...beats)) };
}

/** Start, end, and each measurement between them: without any points, platforms take a file for an empty one. */
export function pointsOf({ start, elapsedSeconds }: SessionTimes, series: HeartRateSeries | null): Point[] {
  const measured = new Map<number, number>();
  for (const [index, beats] of series?.beats.entries() ?? []) {
    const second = Math.round(index * (series?.everySeconds ?? 0));
    if (second <= elapsedSeconds && isBeat(beats)) measured.set(second, Math.round(beats));
  }
  const seconds = [...new Set([0, ...measured.keys(), elapsedSeconds])].toSorted((a, b) => a - b);
  return seconds.map((second) => ({
    at: new Date(start.getTime() + second * 1000),
    beats: measured.get(second) ?? null,
  }));
}
