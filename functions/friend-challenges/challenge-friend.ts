import { friendChallengeDays, type FriendChallenge } from '../../shared/contracts/friend-challenges';
import { challengeState } from '../../shared/rules/challenges/challenge';
import { challengeByNumber } from '../../shared/rules/challenges/challenges';
import { routineById } from '../../shared/rules/routines';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { refusedBy } from '../platform/storage/conditions';
import { transact } from '../platform/storage/transact';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import { isRunning, type FriendChallengeRow } from './friend-challenges-repository';
import { present } from './present';

const dayMs = 86_400_000;

export const endOf = (from: Date) => new Date(from.getTime() + friendChallengeDays * dayMs).toISOString();

export interface ChallengeRequest {
  id: string;
  friendId: string;
  challengeNumber?: number | undefined;
  routineId?: string | undefined;
}

/** The title of what is asked for; a ladder challenge has to be unlocked for both. */
async function titleOf(
  { readHighestChallenge }: FriendChallengesDeps,
  userId: string,
  { friendId, challengeNumber: number, routineId }: ChallengeRequest,
): Promise<string> {
  if (number === undefined) {
    const routine = routineById(routineId ?? '');
    if (!routine) throw new AppError('routine_not_found');
    return routine.name;
  }
  const [mine, theirs] = await Promise.all([readHighestChallenge(userId), readHighestChallenge(friendId)]);
  if (challengeState(number, mine) === 'locked')
    throw new AppError('challenge_locked', `Complete Challenge ${number - 1} first!`);
  if (challengeState(number, theirs) === 'locked') throw new AppError('friend_challenge_locked');
  return challengeByNumber(number)?.title ?? '';
}

/** Whether one was declined or withdrawn within a day: the next one is listed without a notification. */
const isAgain = (known: readonly FriendChallengeRow[], friendId: string, now: Date) =>
  known.some(
    ({ isSender, otherUserId, state, createdAt }) =>
      isSender &&
      otherUserId === friendId &&
      state === 'declined' &&
      Date.parse(createdAt) > now.getTime() - dayMs,
  );

/** Invites a friend to do the same workout within seven days; a repeat of the ID returns the stored one. */
export async function challengeFriend(
  deps: FriendChallengesDeps,
  userId: string,
  request: ChallengeRequest,
  correlationId: string,
): Promise<FriendChallenge> {
  const { friendChallenges, quotas, storage } = deps;
  const { id, friendId } = request;
  if ((await deps.readFriendStatus(userId, friendId)) !== 'accepted') throw new AppError('friend_not_found');
  const [known, stored] = await Promise.all([
    friendChallenges.list(userId),
    friendChallenges.read(userId, id),
  ]);
  if (stored) return repeated(deps, stored, friendId);
  if (known.some((row) => isRunning(row) && row.otherUserId === friendId))
    throw new AppError('friend_challenge_open');
  const title = await titleOf(deps, userId, request);
  await quotas.spend(userId, 'challenges-to-one', friendId);
  await quotas.spend(userId, 'challenges');
  const now = storage.clock.now();
  const row: FriendChallengeRow = {
    userId,
    friendChallengeId: id,
    otherUserId: friendId,
    isSender: true,
    challengeNumber: request.challengeNumber ?? null,
    routineId: request.routineId ?? null,
    title,
    state: 'invited',
    createdAt: now.toISOString(),
    endsAt: endOf(now),
    myDoneAt: null,
    theirDoneAt: null,
  };
  const sent = { friendChallengeId: id, friendId, title, quiet: isAgain(known, friendId, now) };
  const cause = { correlationId, depth: 0 };
  const refused = await refusedBy(
    transact(storage.documents, [
      ...friendChallenges.createItems(row),
      outboxItem(storage, 'FriendChallengeSent', { userId, cause, data: sent }),
    ]),
  );
  return repeated(deps, refused.length > 0 ? await friendChallenges.read(userId, id) : row, friendId);
}

/** What the request made, now or earlier; an ID that belongs to another challenge is refused. */
async function repeated(
  deps: FriendChallengesDeps,
  row: FriendChallengeRow | null,
  friendId: string,
): Promise<FriendChallenge> {
  if (!row?.isSender || row.otherUserId !== friendId) throw new AppError('session_id_taken');
  const [challenge] = await present(deps, [row]);
  if (!challenge) throw new AppError('friend_not_found');
  return challenge;
}
