import * as z from 'zod';
import { deviceStorage } from '../../../lib/kept-storage';

const storageKey = 'workout-counts';
/** Kept for several sessions: after offline workouts the form may be opened days later. */
const keptAtMost = 200;

const countedSetSchema = z.object({
  sessionId: z.string(),
  /** The exercise in the session's plan. */
  position: z.number().int().min(0),
  exerciseId: z.string(),
  reps: z.number().int().min(0),
  heldSeconds: z.number().int().min(0),
  range: z.number().int().min(0).max(100).nullable(),
});

/** What the camera counted at one position of a workout. */
export type CountedSet = z.output<typeof countedSetSchema>;

function readAll(): CountedSet[] {
  try {
    const parsed = z.array(countedSetSchema).safeParse(JSON.parse(deviceStorage.read(storageKey) ?? 'null'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

function writeAll(counted: readonly CountedSet[]): void {
  deviceStorage.write(storageKey, JSON.stringify(counted.slice(-keptAtMost)));
}

const isSamePlace = (a: CountedSet, b: CountedSet) =>
  a.sessionId === b.sessionId && a.position === b.position;
const amountOf = ({ reps, heldSeconds }: CountedSet) => reps + heldSeconds;

/** Keeps a count on this device. Repeating an exercise keeps the higher count; a swap keeps the new exercise's. */
export function keepCount(counted: CountedSet): void {
  if (amountOf(counted) === 0) return;
  const all = readAll();
  const before = all.find((each) => isSamePlace(each, counted));
  if (before?.exerciseId === counted.exerciseId && amountOf(before) > amountOf(counted)) return;
  writeAll([...all.filter((each) => !isSamePlace(each, counted)), counted]);
}

/** Counts of a session that are not saved yet. */
export function countsOf(sessionId: string): CountedSet[] {
  return readAll().filter((each) => each.sessionId === sessionId);
}

/** Its sets are saved, so nothing is left to suggest. */
export function dropCounts(sessionId: string): void {
  const all = readAll();
  const others = all.filter((each) => each.sessionId !== sessionId);
  if (others.length < all.length) writeAll(others);
}
