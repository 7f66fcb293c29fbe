import { friendsContract } from '../../shared/contracts/friends';
import { routes, type CallContext } from '../platform/http/routes';
import { transact } from '../platform/storage/transact';
import { addFriend } from './add-friend';
import { changeFriendship } from './change-friendship';
import { cheerFriend } from './cheer-friend';
import { findPerson } from './find-person';
import type { FriendsDeps, Requester } from './friends-deps';
import { acceptInvitation } from './invitations/accept-invitation';
import { findForPerson, findForVisitor } from './invitations/find-sender';
import { keepOwnInvitation, replaceOwnInvitation } from './invitations/own-invitation';
import { listFriends } from './list-friends';
import { listSuggestions } from './list-suggestions';
import { searchPeople } from './names/search-people';
import { listTrainedToday } from './list-trained-today';

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
    searchPeople: ({ query }, { caller }) => searchPeople(deps, caller.userId, query.name),
    keepOwnInvitation: async (_, { caller }) => ({
      invitation: await keepOwnInvitation(deps, caller.userId),
    }),
    replaceOwnInvitation: async (_, { caller }) => ({
      invitation: await replaceOwnInvitation(deps, caller.userId),
    }),
    endOwnInvitation: async (_, { caller }) => {
      await deps.invitations.turnOff(caller.userId);
      return { invitation: null };
    },
    seeInvitation: async ({ query }, { address }) => ({
      sender: await findForVisitor(deps, query.code, address),
    }),
    readInvitation: async ({ query }, { caller }) => {
      const { sender, friendship } = await findForPerson(deps, query.code, caller.userId);
      return { sender, status: friendship.mine === 'blocked' ? null : friendship.mine };
    },
    acceptInvitation: ({ body }, context) => acceptInvitation(deps, requesterOf(context), body.code),
    listTrainedToday: (_, { caller }) => listTrainedToday(deps, caller.userId),
    cheerFriend: ({ params, body }, context) =>
      cheerFriend(deps, requesterOf(context), params.id, body.sessionId),
  });
