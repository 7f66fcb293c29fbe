import * as z from 'zod';
import { beatsEverySeconds, mostBeats } from '../../../../shared/contracts/workouts';
import { deviceStorage } from '../../../lib/kept-storage';

const storageKey = 'workout-heart-rate';
const keptSchema = z.object({ sessionId: z.string(), beats: z.array(z.number().int().nullable()) });

/** The values of one series in memory, and of its last five seconds, which are averaged. */
let series: { sessionId: string; beats: (number | null)[]; last: { sum: number; count: number } } | null =
  null;

function read(sessionId: string): (number | null)[] {
  try {
    const kept = keptSchema.safeParse(JSON.parse(deviceStorage.read(storageKey) ?? 'null'));
    return kept.data?.sessionId === sessionId ? kept.data.beats : [];
  } catch {
    return [];
  }
}

function of(sessionId: string) {
  if (series?.sessionId !== sessionId) {
    series = { sessionId, beats: read(sessionId), last: { sum: 0, count: 0 } };
  }
  return series;
}

/** Adds a value at a place in the active time; what is skipped stays a gap. It is kept on this device, for a reload. */
export function keepBeats(sessionId: string, activeMs: number, value: number): void {
  const { beats, last } = of(sessionId);
  const index = Math.floor(activeMs / 1000 / beatsEverySeconds);
  if (index >= mostBeats) return;
  const isNext = index >= beats.length;
  while (beats.length <= index) beats.push(null);
  if (isNext) Object.assign(last, { sum: 0, count: 0 });
  last.sum += value;
  last.count += 1;
  beats[index] = Math.round(last.sum / last.count);
  if (isNext) deviceStorage.write(storageKey, JSON.stringify({ sessionId, beats }));
}

/** The series so far; null if there is none. */
export function keptBeats(sessionId: string): (number | null)[] | null {
  const { beats } = of(sessionId);
  return beats.length > 0 ? [...beats] : null;
}

/** The session is over. */
export function forgetBeats(sessionId: string): void {
  if (series?.sessionId === sessionId) series = null;
  if (read(sessionId).length > 0) deviceStorage.remove(storageKey);
}
