import { loadOf } from '../../../training/planner/load';
import type { PlannedSession } from '../../../../shared/rules/training/session';
import type { OwnTraining } from '../../../training/public';

const fewest = 2;

/** The session without an exercise, and shorter by its time; null when too little is left. */
export function dropped(
  exerciseId: string,
  session: PlannedSession,
  { input }: OwnTraining,
): PlannedSession | null {
  const exercises = session.exercises.filter((move) => move.exerciseId !== exerciseId);
  if (new Set(exercises.map((move) => move.exerciseId)).size < fewest) return null;
  const secondsOf = (moves: PlannedSession['exercises']) =>
    moves.reduce((sum, { workSeconds, restSeconds }) => sum + workSeconds + restSeconds, 0);
  const saved = secondsOf(session.exercises) - secondsOf(exercises);
  const library = new Map(input.library.map((each) => [each.id, each]));
  const minutes = Math.max(1, session.minutes - Math.round(saved / 60));
  return { ...session, exercises, minutes, load: loadOf(exercises, library) };
}
