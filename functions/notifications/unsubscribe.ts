import { AppError } from '../platform/errors';
import type { Secret } from '../platform/secret';
import type { PreferencesRepository } from './preferences-repository';
import { unsubscribePage } from './unsubscribe-page';
import { readUnsubscribeToken } from './unsubscribe-token';

interface UnsubscribeDeps {
  secret: Secret;
  preferences: Pick<PreferencesRepository, 'read' | 'stopMails'>;
}

/** The page that asks; changes nothing, because email scanners open links too. */
export async function askUnsubscribe(
  { secret, preferences }: UnsubscribeDeps,
  token: string,
): Promise<string> {
  const userId = await secret.find((generation) => readUnsubscribeToken(generation, token));
  if (userId === null) return unsubscribePage('unknown');
  const { mail } = await preferences.read(userId);
  return unsubscribePage(Object.values(mail ?? {}).some(Boolean) ? 'asking' : 'off');
}

/** Ends the emails and returns the confirmation page; throws 'not_found' if the link is not ours. */
export async function unsubscribe({ secret, preferences }: UnsubscribeDeps, token: string): Promise<string> {
  const userId = await secret.find((generation) => readUnsubscribeToken(generation, token));
  if (userId === null) throw new AppError('not_found');
  await preferences.stopMails(userId);
  return unsubscribePage('done');
}
