import { groupsContract } from '../../shared/contracts/groups';
import { routes } from '../platform/http/routes';
import { createGroup } from './create-group';
import type { GroupsDeps } from './groups-deps';
import { joinGroup } from './join-group';
import { leaveGroup } from './leave-group';
import { listGroups } from './list-groups';
import { allowGroupMember, changeGroup, deleteGroup, inviteToGroup, removeGroupMember } from './manage-group';
import { readGroup } from './read-group';
import { reportGroup } from './report-group';

export const groupsRoutes = (deps: GroupsDeps) =>
  routes(groupsContract, {
    listGroups: ({ query }, { caller }) => listGroups(deps, caller.userId, query.cursor),
    createGroup: ({ body }, { caller, correlationId }) =>
      createGroup(deps, caller.userId, body, correlationId),
    readGroup: ({ params, query }, { caller }) =>
      readGroup(deps, caller.userId, { groupId: params.id, ...query }),
    changeGroup: ({ params, body }, { caller }) =>
      changeGroup(deps, { userId: caller.userId, groupId: params.id }, body),
    deleteGroup: ({ params }, { caller, correlationId }) =>
      deleteGroup(deps, { userId: caller.userId, groupId: params.id }, correlationId),
    joinGroup: ({ params, body }, { caller, correlationId }) =>
      joinGroup(deps, caller.userId, { groupId: params.id, invite: body.invite }, correlationId),
    leaveGroup: async ({ params }, { caller }) => {
      await leaveGroup(deps, caller.userId, params.id);
      return { id: params.id };
    },
    inviteToGroup: ({ params, body }, { caller }) =>
      inviteToGroup(deps, { userId: caller.userId, groupId: params.id }, body.renew),
    removeGroupMember: ({ params }, { caller }) =>
      removeGroupMember(deps, { userId: caller.userId, groupId: params.id }, params.userId),
    allowGroupMember: ({ params }, { caller }) =>
      allowGroupMember(deps, { userId: caller.userId, groupId: params.id }, params.userId),
    reportGroup: ({ params, body }, { caller }) =>
      reportGroup(deps, caller.userId, { groupId: params.id, report: body }),
  });
