import type { PlannedTraining } from '../../../shared/contracts/training';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { customBounds, type CustomExercise } from '../../../shared/rules/custom-plan';
import { routineById, type Routine } from '../../../shared/rules/routines';
import { isolated } from '../../../shared/rules/isolated';

/** A workout to start. `key` tells its button from the others. */
export interface WorkoutChoice {
  key: string;
  name: string;
  request:
    | { routineId: string; changed?: true }
    | { trainingId: string }
    | { challengeNumber: number }
    | { exercises: CustomExercise[]; title: string };
}

export function routineChoice({ id, name }: Pick<Routine, 'id' | 'name'>): WorkoutChoice {
  return { key: id, name, request: { routineId: id } };
}

/** A session planned by Ana, with its own name, warm-up, and cooldown. */
export function trainingChoice({
  trainingId,
  title,
}: Pick<PlannedTraining, 'trainingId' | 'title'>): WorkoutChoice {
  return { key: trainingId, name: title, request: { trainingId } };
}

/** A challenge of the ladder; the server builds it for the person. */
export function challengeChoice({ number, title }: { number: number; title: string }): WorkoutChoice {
  return { key: `challenge ${number}`, name: title, request: { challengeNumber: number } };
}

export function customChoice(key: string, title: string, exercises: CustomExercise[]): WorkoutChoice {
  return { key, name: title, request: { exercises, title } };
}

const { work, exercises: count } = customBounds;
const withinBounds = (seconds: number) => Math.min(work.maximum, Math.max(work.minimum, seconds));

/** A routine as the coach would change it. */
export function changedRoutineChoice({ id, name }: Pick<Routine, 'id' | 'name'>): WorkoutChoice {
  return {
    key: `${id} changed`,
    name: `${isolated(name)}, for you`,
    request: { routineId: id, changed: true },
  };
}

/** The same workout again: its routine or challenge, otherwise its exercises. */
export function repeatChoice({ id, routineId, challengeNumber, title, plan }: WorkoutSession): WorkoutChoice {
  if (challengeNumber !== undefined)
    return { ...challengeChoice({ number: challengeNumber, title }), key: id };
  const routine = routineById(routineId ?? '');
  if (routine) return { ...routineChoice(routine), key: id };
  const exercises = plan.slice(0, count.maximum).map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds: withinBounds(workSeconds),
  }));
  return customChoice(id, title, exercises);
}
