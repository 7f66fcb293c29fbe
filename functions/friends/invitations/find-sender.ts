import type { Sender } from '../../../shared/contracts/invitations';
import { readInvitationCode } from '../../../shared/rules/invitation-code';
import { AppError } from '../../platform/errors';
import type { FriendsDeps } from '../friends-deps';
import type { Friendship } from '../friendship';
import { noOne, type Invitation } from '../invitations-repository';

const strangers: Friendship = { mine: null, theirs: null };

interface Found {
  sender: Sender;
  invitation: Invitation;
  /** How the caller and the sender relate. */
  friendship: Friendship;
}

/**
 * Who sent the invitation with this code. Codes that are unknown, malformed, expired, or no longer valid, and those of
 * people who are gone or have a block with the caller, get the same answer after the same reads.
 */
async function findSender(
  { invitations, readPerson, friends }: FriendsDeps,
  typed: string,
  userId: string | null,
): Promise<Found> {
  const invitation = await invitations.find(readInvitationCode(typed) ?? noOne);
  const senderId = invitation?.userId ?? noOne;
  const [person, friendship] = await Promise.all([
    readPerson(senderId),
    userId === null ? strangers : friends.readFriendship(userId, senderId),
  ]);
  const isBlocked = friendship.mine === 'blocked' || friendship.theirs === 'blocked';
  if (!invitation || person?.state !== 'active' || isBlocked) throw new AppError('invitation_not_found');
  return { sender: { id: senderId, name: person.name }, invitation, friendship };
}

/** For a visitor, whose network is counted under a hash if its address is known. */
export async function findForVisitor(
  deps: FriendsDeps,
  typed: string,
  address: string | null,
): Promise<Sender> {
  if (address !== null) await deps.quotas.spend(await deps.visitorKey(address), 'codes-by-visitors');
  return (await findSender(deps, typed, null)).sender;
}

/** For someone who is signed in. */
export async function findForPerson(deps: FriendsDeps, typed: string, userId: string): Promise<Found> {
  await deps.quotas.spend(userId, 'invitation-codes');
  const found = await findSender(deps, typed, userId);
  if (found.sender.id === userId) throw new AppError('own_invitation');
  return found;
}
