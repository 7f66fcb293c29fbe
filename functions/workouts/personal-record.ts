import type { ExerciseSet, NewRecord, PlannedExercise } from '../../shared/contracts/workouts';

/** One best: its session, when that was, and the previous best, so that a corrected entry can be undone. */
export interface Best {
  value: number;
  sessionId: string | null;
  before: number | null;
  at: string | null;
}

/** A person's bests in one exercise. `version` is 0 before the first. */
export interface PersonalRecord {
  exerciseId: string;
  load: Best | null;
  reps: Best | null;
  version: number;
}

/**
 * The best after saving a session's highest value (null: none). A session replaces its own earlier value; against
 * others only a higher value wins.
 */
export function bestAfter(stored: Best | null, { id, at }: SessionOf, value: number | null): Best | null {
  const isOwn = stored?.sessionId === id;
  const toBeat = (isOwn ? stored.before : stored?.value) ?? null;
  if (value !== null && (toBeat === null || value > toBeat))
    return { value, sessionId: id, before: toBeat, at };
  if (!isOwn) return stored;
  return toBeat === null ? null : { value: toBeat, sessionId: null, before: null, at: null };
}

const highest = (values: (number | null)[]): number | null => {
  const given = values.filter((value) => value !== null && value > 0);
  return given.length > 0 ? Math.max(...given.map(Number)) : null;
};

interface SessionOf {
  id: string;
  /** When it was completed, or started if it is still open. */
  at: string;
}

export interface SavedSets extends SessionOf {
  plan: readonly PlannedExercise[];
  sets: readonly ExerciseSet[];
}

/** The person's records that these sets change, after the change. */
export function recordsAfter(saved: SavedSets, stored: PersonalRecord[]): PersonalRecord[] {
  const { plan, sets } = saved;
  const byExercise = new Map(stored.map((record) => [record.exerciseId, record]));
  return [...new Set(plan.map(({ exerciseId }) => exerciseId))].flatMap((exerciseId) => {
    const done = sets.filter(({ position }) => plan[position]?.exerciseId === exerciseId);
    const record = byExercise.get(exerciseId) ?? { exerciseId, load: null, reps: null, version: 0 };
    const load = bestAfter(record.load, saved, highest(done.map(({ loadKg }) => loadKg)));
    const reps = bestAfter(record.reps, saved, highest(done.map(({ reps }) => reps)));
    const isSame = JSON.stringify([load, reps]) === JSON.stringify([record.load, record.reps]);
    return isSame ? [] : [{ ...record, load, reps }];
  });
}

/** The bests that the session's sets set by beating an earlier one; a first entry beats nothing. */
export function newRecordsOf(
  sessionId: string,
  stored: readonly PersonalRecord[],
  changed: readonly PersonalRecord[],
): NewRecord[] {
  return changed.flatMap((record) => {
    const earlier = stored.find(({ exerciseId }) => exerciseId === record.exerciseId);
    return (['load', 'reps'] as const).flatMap((kind): NewRecord[] => {
      const best = record[kind];
      if (best?.sessionId !== sessionId || best.before === null) return [];
      const isNews = earlier?.[kind]?.sessionId !== sessionId || earlier[kind].value !== best.value;
      return isNews ? [{ exerciseId: record.exerciseId, kind, value: best.value }] : [];
    });
  });
}
