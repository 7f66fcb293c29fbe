import { friendChallengesContract } from '../../shared/contracts/friend-challenges';
import { routes } from '../platform/http/routes';
import { answerChallenge } from './answer-challenge';
import { challengeFriend } from './challenge-friend';
import type { FriendChallengesDeps } from './friend-challenges-deps';
import { present } from './present';

/** Only with people who are friends now. */
async function listChallenges(deps: FriendChallengesDeps, userId: string) {
  const [rows, friendIds] = await Promise.all([
    deps.friendChallenges.list(userId),
    deps.readFriendIds(userId),
  ]);
  const friends = new Set(friendIds);
  const challenges = await present(
    deps,
    rows.filter(({ otherUserId }) => friends.has(otherUserId)),
  );
  return { challenges };
}

export const friendChallengesRoutes = (deps: FriendChallengesDeps) =>
  routes(friendChallengesContract, {
    challengeFriend: ({ params, body }, { caller, correlationId }) =>
      challengeFriend(deps, caller.userId, { ...body, friendId: params.id }, correlationId),
    listFriendChallenges: (_, { caller }) => listChallenges(deps, caller.userId),
    acceptFriendChallenge: ({ params: { id } }, { caller: { userId }, correlationId }) =>
      answerChallenge(deps, { userId, id, accepts: true, correlationId }),
    declineFriendChallenge: ({ params: { id } }, { caller: { userId }, correlationId }) =>
      answerChallenge(deps, { userId, id, accepts: false, correlationId }),
  });
