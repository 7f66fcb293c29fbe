import type { PersonalRecord as Listed } from '../../shared/contracts/workouts';
import type { PersonalRecord } from './personal-record';
import type { WorkoutDeps } from './workouts-deps';

const lastSet = ({ load, reps }: PersonalRecord) => [load?.at ?? '', reps?.at ?? ''].toSorted().at(-1) ?? '';

/** The caller's bests, one entry per exercise that still has one; the one set last comes first. */
export async function listPersonalRecords(
  { records, readExerciseNames }: Pick<WorkoutDeps, 'records' | 'readExerciseNames'>,
  userId: string,
): Promise<{ records: Listed[] }> {
  const stored = await records.readAll(userId);
  const bests = stored
    .filter(({ load, reps }) => load ?? reps)
    .toSorted((a, b) => lastSet(b).localeCompare(lastSet(a)));
  const names = await readExerciseNames(bests.map(({ exerciseId }) => exerciseId));
  const listed = bests.map(({ exerciseId, load, reps }) => ({
    exerciseId,
    name: names.get(exerciseId) ?? exerciseId,
    load,
    reps,
  }));
  return { records: listed };
}
