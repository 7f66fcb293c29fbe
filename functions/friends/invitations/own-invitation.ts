import { randomInt } from 'node:crypto';
import type { OwnInvitation } from '../../../shared/contracts/invitations';
import { codeLength, codeLetters } from '../../../shared/rules/invitation-code';
import { decideAgain } from '../../platform/storage/retries';
import type { FriendsDeps } from '../friends-deps';
import type { Invitation } from '../invitations-repository';

const day = 86_400;
const lifetime = 30 * day;
/** With less than this left, looking at it renews it. */
const renewedBelow = 15 * day;

const randomCode = () =>
  Array.from({ length: codeLength }, () => codeLetters.charAt(randomInt(codeLetters.length))).join('');

const shown = ({ code, expiresAt }: Invitation): OwnInvitation => ({
  code,
  expiresAt: new Date(expiresAt * 1000).toISOString(),
});

const secondsNow = ({ storage }: FriendsDeps) => Math.floor(storage.clock.now().getTime() / 1000);

async function newInvitation(deps: FriendsDeps, userId: string): Promise<Invitation> {
  let code = randomCode();
  // Among a million codes, one in 25,000 new ones is taken.
  while (!(await deps.invitations.isFree(code))) code = randomCode();
  return { userId, code, expiresAt: secondsNow(deps) + lifetime };
}

/** A person's own invitation, made or renewed if necessary; null if they turned it off. */
export async function keepOwnInvitation(deps: FriendsDeps, userId: string): Promise<OwnInvitation> {
  const { invitations } = deps;
  return decideAgain(async () => {
    const seen = await invitations.readOwn(userId);
    if (seen === 'off') return null;
    const isLive = seen !== null && invitations.isLive(seen);
    if (isLive && seen.expiresAt - secondsNow(deps) >= renewedBelow) return shown(seen);
    const next = isLive
      ? { ...seen, expiresAt: secondsNow(deps) + lifetime }
      : await newInvitation(deps, userId);
    await invitations.storeIfAsSeen(next, seen);
    return shown(next);
  });
}

export async function replaceOwnInvitation(deps: FriendsDeps, userId: string): Promise<OwnInvitation> {
  await deps.quotas.spend(userId, 'invitations-made');
  const next = await newInvitation(deps, userId);
  await deps.invitations.store(next);
  return shown(next);
}
