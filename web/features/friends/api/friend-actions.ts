import { friendsContract, type FriendshipOutcome } from '../../../../shared/contracts/friends';
import type { ReportReason } from '../../../../shared/rules/friend-words';
import { callEndpoint } from '../../../lib/api/call-endpoint';

const endpoints = {
  accept: friendsContract.acceptFriend,
  decline: friendsContract.declineFriend,
  remove: friendsContract.removeFriend,
  block: friendsContract.blockPerson,
};
export type FriendAction = keyof typeof endpoints;

export const changeFriend = (action: FriendAction, id: string): Promise<FriendshipOutcome> =>
  callEndpoint(endpoints[action], { params: { id } });

export const addFriend = (friendId: string): Promise<FriendshipOutcome> =>
  callEndpoint(friendsContract.addFriend, { body: { friendId } });

export const searchPeople = (name: string, signal?: AbortSignal) =>
  callEndpoint(friendsContract.searchPeople, { query: { name } }, signal);

export const reportPerson = (id: string, reason: ReportReason, note: string) =>
  callEndpoint(friendsContract.reportPerson, { params: { id }, body: { reason, note } });
