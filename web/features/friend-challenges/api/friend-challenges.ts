import { queryOptions } from '@tanstack/react-query';
import { friendChallengesContract } from '../../../../shared/contracts/friend-challenges';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Challenges with friends, newest first. */
export function friendChallengesQuery() {
  return queryOptions({
    queryKey: ['friend-challenges'],
    queryFn: ({ signal }) => callEndpoint(friendChallengesContract.listFriendChallenges, {}, signal),
    refetchOnMount: 'always',
  });
}

export interface SentChallenge {
  friendId: string;
  id: string;
  what: { challengeNumber: number } | { routineId: string };
}

export const challengeFriend = ({ friendId, id, what }: SentChallenge) =>
  callEndpoint(friendChallengesContract.challengeFriend, { params: { id: friendId }, body: { id, ...what } });

export const answerChallenge = ({ id, accepts }: { id: string; accepts: boolean }) =>
  accepts
    ? callEndpoint(friendChallengesContract.acceptFriendChallenge, { params: { id } })
    : callEndpoint(friendChallengesContract.declineFriendChallenge, { params: { id } });
