import { AppError } from '../platform/errors';
import type { CoachDeps } from './coach-deps';

/** Asks whoever is writing the reply to end it; once it has ended, this changes nothing. */
export async function stopMessage({ turns }: Pick<CoachDeps, 'turns'>, userId: string, messageId: string) {
  if (!(await turns.requestStop(userId, messageId))) throw new AppError('message_not_found');
  return { id: messageId };
}
