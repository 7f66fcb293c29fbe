import { AppError } from '../platform/errors';
import type { PreferencesRepository } from './preferences-repository';
import { unsubscribePage } from './unsubscribe-page';
import { readUnsubscribeToken } from './unsubscribe-token';

interface UnsubscribeDeps {
  secret: string;
  preferences: Pick<PreferencesRepository, 'read' | 'stopMails'>;
}

/** The page that asks; changes nothing, because programs that look through mails open links too. */
export async function askUnsubscribe(
  { secret, preferences }: UnsubscribeDeps,
  token: string,
): Promise<string> {
  const userId = readUnsubscribeToken(secret, token);
  if (userId === null) return unsubscribePage('unknown');
  const { mail } = await preferences.read(userId);
  return unsubscribePage(mail?.streakAtRisk ? 'asking' : 'off');
}

/** Ends the mails and answers the page that says so; throws 'not_found' where the link is none of ours. */
export async function unsubscribe({ secret, preferences }: UnsubscribeDeps, token: string): Promise<string> {
  const userId = readUnsubscribeToken(secret, token);
  if (userId === null) throw new AppError('not_found');
  await preferences.stopMails(userId);
  return unsubscribePage('done');
}
