import type { WorkoutSession } from '../../shared/contracts/workouts';
import type { WorkoutDeps } from './workouts-deps';

type OpenDeps = Pick<WorkoutDeps, 'sessions' | 'summaries'>;

/** A stored session with its progress, which is in the summary while it is open. */
export async function withProgress(
  { summaries }: Pick<OpenDeps, 'summaries'>,
  userId: string,
  session: WorkoutSession,
): Promise<WorkoutSession> {
  if (session.completedAt) return session;
  return { ...session, ...(await summaries.readProgress(userId, session.id)) };
}

/** The session in progress, or null. */
export async function readOpenSession(deps: OpenDeps, userId: string): Promise<WorkoutSession | null> {
  const session = await deps.sessions.readOpen(userId);
  return session && withProgress(deps, userId, session);
}
