import type { Conversation } from '../../shared/contracts/coach';
import { idSchema } from '../../shared/contracts/values';
import { AppError } from '../platform/errors';
import type { CoachDeps } from './coach-deps';

/** The newest messages, oldest of them first; the cursor leads to those before. */
export async function listMessages(
  { messages }: Pick<CoachDeps, 'messages'>,
  userId: string,
  { limit, cursor, conversation }: { limit: number; cursor?: string | undefined; conversation: Conversation },
) {
  if (cursor !== undefined && !idSchema.safeParse(cursor).success)
    throw new AppError('invalid_request', 'cursor: not valid');
  const page = await messages.list({ userId, conversation }, limit, cursor ?? null);
  return { messages: page.messages.toReversed(), nextCursor: page.nextId };
}
