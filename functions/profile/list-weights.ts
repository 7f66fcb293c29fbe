import { AppError } from '../platform/errors';
import type { ProfileDeps } from './profile-deps';

const keyPattern = /^\d{4}-\d{2}-\d{2}#[0-9A-Z]{26}$/;

/** The caller's weights, newest first. */
export async function listWeights(
  { weights }: Pick<ProfileDeps, 'weights'>,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
) {
  if (cursor !== undefined && !keyPattern.test(cursor))
    throw new AppError('invalid_request', 'cursor: not valid');
  const page = await weights.list(userId, limit, cursor ?? null);
  return { weights: page.weights, nextCursor: page.nextKey };
}
