import { AppError } from '../platform/errors';
import { readOpenSession, withProgress } from './open-session';
import type { WorkoutDeps } from './workouts-deps';

const idPattern = /^[0-9A-Z]{26}$/;

/** The caller's history with the points earned, newest first, and the open session, if any. */
export async function listWorkoutSessions(
  deps: Pick<WorkoutDeps, 'sessions' | 'summaries' | 'readWorkoutPoints'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  if (cursor !== undefined && !idPattern.test(cursor))
    throw new AppError('invalid_request', 'cursor: not valid');
  const [page, openId] = await Promise.all([
    deps.sessions.list(userId, limit, cursor ?? null),
    deps.sessions.readOpenId(userId),
  ]);
  const onPage = page.sessions.find(({ id }) => id === openId);
  const open = await (onPage ? withProgress(deps, userId, onPage) : readOpenSession(deps, userId, openId));
  const points = await deps.readWorkoutPoints(userId, page.sessions);
  const listed = page.sessions.map((session) => ({
    ...(session.id === open?.id ? open : session),
    points: points.get(session.id) ?? 0,
  }));
  return { sessions: listed, open, nextCursor: page.nextId };
}
