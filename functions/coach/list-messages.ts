import type { Conversation } from '../../shared/contracts/coach';
import { idSchema } from '../../shared/contracts/values';
import { AppError } from '../platform/errors';
import type { CoachDeps } from './coach-deps';

/** The newest messages, oldest first, plus the one being answered; the cursor leads to the ones before. */
export async function listMessages(
  { messages, turns }: Pick<CoachDeps, 'messages' | 'turns'>,
  userId: string,
  { limit, cursor, conversation }: { limit: number; cursor?: string | undefined; conversation: Conversation },
) {
  if (cursor !== undefined && !idSchema.safeParse(cursor).success)
    throw new AppError('invalid_request', 'cursor: not valid');
  const talk = { userId, conversation };
  // Read first: a reply stored between the two reads is then among the messages, and its message appears once.
  const pending = cursor === undefined ? await turns.readPending(talk) : null;
  const page = await messages.list(talk, limit, cursor ?? null);
  const isAnswered = page.messages.some(({ id }) => id === pending?.id);
  return {
    messages: page.messages.toReversed(),
    nextCursor: page.nextId,
    ...(pending && !isAnswered && { pending }),
  };
}
