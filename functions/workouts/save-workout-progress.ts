import type { WorkoutSession } from '../../shared/contracts/workouts';
import { AppError } from '../platform/errors';
import { finishedWithin } from './finished-within';
import type { WorkoutDeps } from './workout-deps';

export interface Progress {
  finishedExercises: number[];
  activeSeconds: number;
}

/** Keeps what a reload needs to resume; answers the session as stored. */
export async function saveWorkoutProgress(
  { sessions }: Pick<WorkoutDeps, 'sessions'>,
  userId: string,
  sessionId: string,
  progress: Progress,
): Promise<WorkoutSession> {
  const session = await sessions.read(userId, sessionId);
  if (!session) throw new AppError('session_not_found');
  if (session.completedAt) throw new AppError('session_already_completed');
  const changed = { ...session, ...progress, finishedExercises: finishedWithin(session, progress) };
  if (!(await sessions.saveProgress(userId, changed))) throw new AppError('session_already_completed');
  return changed;
}
