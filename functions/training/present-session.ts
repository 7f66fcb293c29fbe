import type { PlannedTraining } from '../../shared/contracts/training';
import type { PlannedExercise } from '../../shared/contracts/workouts';
import type { LocalDate } from '../../shared/rules/local-date';
import type { Exercise } from '../../shared/rules/exercise';
import type { DayPlan } from './day-plans';

type Library = readonly Pick<Exercise, 'id' | 'name'>[];

/** The moves with their names, in the form of a workout's plan. */
export function movesOf(exercises: DayPlan['session']['exercises'], library: Library): PlannedExercise[] {
  const names = new Map(library.map(({ id, name }) => [id, name]));
  return exercises.map(({ reason, ...move }) => ({
    ...move,
    name: names.get(move.exerciseId) ?? move.exerciseId,
    ...(reason !== null && { reason }),
  }));
}

/** A session as the API answers it. */
export function presentSession(
  { trainingId, session }: Pick<DayPlan, 'trainingId' | 'session'>,
  date: LocalDate,
  library: Library,
): PlannedTraining {
  const { title, focus, minutes, reasons, warmUp, coolDown } = session;
  const exercises = movesOf(session.exercises, library);
  const caloriesKcal = exercises.reduce((sum, move) => sum + move.caloriesKcal, 0);
  return { trainingId, date, title, focus, minutes, caloriesKcal, reasons, warmUp, exercises, coolDown };
}
