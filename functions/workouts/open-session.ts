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

/** The session that the mark names, with its progress; null if there is none. */
export async function readOpenSession(
  deps: OpenDeps,
  userId: string,
  openId: string | null,
): Promise<WorkoutSession | null> {
  const session = openId && (await deps.sessions.read(userId, openId));
  return session ? withProgress(deps, userId, session) : null;
}
