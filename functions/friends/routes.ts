import { friendsContract } from '../../shared/contracts/friends';
import { routes, type CallContext } from '../platform/http/routes';
import { transact } from '../platform/storage/transact';
import { addFriend } from './add-friend';
import { changeFriendship } from './change-friendship';
import { findPerson } from './find-person';
import type { FriendsDeps, Requester } from './friends-deps';
import { listFriends } from './list-friends';
import { listSuggestions } from './list-suggestions';

const requesterOf = ({ caller, correlationId }: CallContext): Requester => {
  return { userId: caller.userId, correlationId };
};

export const friendsRoutes = (deps: FriendsDeps) =>
  routes(friendsContract, {
    listFriends: (_, { caller }) => listFriends(deps, caller.userId),
    addFriend: ({ body }, context) => addFriend(deps, requesterOf(context), body.friendId),
    listSuggestions: ({ query }, { caller }) => listSuggestions(deps, caller.userId, query.cursor),
    acceptFriend: ({ params }, context) =>
      changeFriendship(deps, requesterOf(context), params.id, { action: 'accept' }),
    declineFriend: ({ params }, context) =>
      changeFriendship(deps, requesterOf(context), params.id, { action: 'decline' }),
    removeFriend: ({ params }, context) =>
      changeFriendship(deps, requesterOf(context), params.id, { action: 'remove' }),
    blockPerson: async ({ params }, context) => {
      const seen = await findPerson(deps, context.caller.userId, params.id);
      return changeFriendship(deps, requesterOf(context), params.id, { action: 'block', seen });
    },
    reportPerson: async ({ params, body }, { caller }) => {
      await findPerson(deps, caller.userId, params.id);
      const report = deps.reports.storeItem(caller.userId, params.id, body);
      await transact(deps.storage.documents, [report]);
      return { reported: true as const };
    },
  });
