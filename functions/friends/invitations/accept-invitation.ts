import type { Sender } from '../../../shared/contracts/invitations';
import { changeFriendship } from '../change-friendship';
import type { FriendsDeps, Requester } from '../friends-deps';
import { findForPerson } from './find-sender';

/**
 * Makes the caller and the sender friends: one agreed by sharing the invitation, the other by accepting it. The sender
 * is told once a day however often it is undone and repeated.
 */
export async function acceptInvitation(
  deps: FriendsDeps,
  requester: Requester,
  typed: string,
): Promise<{ sender: Sender; status: 'accepted'; isNew: boolean }> {
  const { userId } = requester;
  const { sender, invitation, friendship: seen } = await findForPerson(deps, typed, userId);
  const isNew = seen.mine !== 'accepted' || seen.theirs !== 'accepted';
  const accepted = { sender, status: 'accepted', isNew } as const;
  if (!isNew) return accepted;
  await deps.quotas.spend(userId, 'invitations-accepted');
  const times = await deps.quotas.spend(userId, 'invitations-accepted-to-one', sender.id);
  await changeFriendship(deps, requester, sender.id, {
    action: 'befriend',
    seen,
    isNews: times === 1,
    checks: [deps.invitations.unchangedItem(invitation)],
  });
  return accepted;
}
