import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { friendsContract } from '../../../../shared/contracts/friends';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { friendsKey } from './friends-query';

export type TrainedToday = ResponseOf<typeof friendsContract.listTrainedToday>;

/** Refetched on each visit and each minute: no frame tells that a friend trained. */
export function trainedTodayQuery() {
  return queryOptions({
    queryKey: [...friendsKey, 'today'],
    queryFn: ({ signal }) => callEndpoint(friendsContract.listTrainedToday, {}, signal),
    refetchOnMount: 'always',
    refetchInterval: 60_000,
  });
}

export const cheerFriend = ({ id, sessionId }: { id: string; sessionId: string }) =>
  callEndpoint(friendsContract.cheerFriend, { params: { id }, body: { sessionId } });
