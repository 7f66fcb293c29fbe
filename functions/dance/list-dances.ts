import { AppError } from '../platform/errors';
import type { DanceDeps } from './dance-deps';

const idPattern = /^[0-9A-Z]{26}$/;

/** The caller's completed sessions, newest first, and the best of each style. */
export async function listDances(
  { sessions }: Pick<DanceDeps, 'sessions'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  if (cursor !== undefined && !idPattern.test(cursor))
    throw new AppError('invalid_request', 'cursor: not valid');
  const [page, bests] = await Promise.all([
    sessions.list(userId, limit, cursor ?? null),
    sessions.listBests(userId),
  ]);
  return { sessions: page.sessions, bests, nextCursor: page.nextId };
}
