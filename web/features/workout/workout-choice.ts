import type { PlannedTraining } from '../../../shared/contracts/training';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { customBounds, type CustomExercise } from '../../../shared/domain/custom-plan';
import { routineById, type Routine } from '../../../shared/domain/routines';

/** A workout somebody wants to start. `key` tells its button from the others. */
export interface WorkoutChoice {
  key: string;
  name: string;
  request:
    | { routineId: string; changed?: true }
    | { trainingId: string }
    | { exercises: CustomExercise[]; title: string };
}

export function routineChoice({ id, name }: Pick<Routine, 'id' | 'name'>): WorkoutChoice {
  return { key: id, name, request: { routineId: id } };
}

/** A session that Ana planned; it brings its own name, warm-up and cool-down. */
export function trainingChoice({
  trainingId,
  title,
}: Pick<PlannedTraining, 'trainingId' | 'title'>): WorkoutChoice {
  return { key: trainingId, name: title, request: { trainingId } };
}

export function customChoice(key: string, title: string, exercises: CustomExercise[]): WorkoutChoice {
  return { key, name: title, request: { exercises, title } };
}

const { work, exercises: count } = customBounds;
const withinBounds = (seconds: number) => Math.min(work.maximum, Math.max(work.minimum, seconds));

/** A routine as the coach would change it. */
export function changedRoutineChoice({ id, name }: Pick<Routine, 'id' | 'name'>): WorkoutChoice {
  return { key: `${id} changed`, name: `${name}, for you`, request: { routineId: id, changed: true } };
}

/** The same workout once more: its routine, or its exercises where it was none of the six. */
export function repeatChoice({ id, routineId, title, plan }: WorkoutSession): WorkoutChoice {
  const routine = routineById(routineId ?? '');
  if (routine) return { ...routineChoice(routine), key: id };
  const exercises = plan.slice(0, count.maximum).map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds: withinBounds(workSeconds),
  }));
  return customChoice(id, title, exercises);
}
