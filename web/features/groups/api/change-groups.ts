import type { Report } from '../../../../shared/contracts/friends';
import { groupsContract } from '../../../../shared/contracts/groups';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface NewGroup {
  id: string;
  name: string;
  description: string;
  isPublic: boolean;
}

/** Omitted fields stay as they are; a goal of null is removed. */
export type GroupChange = Pick<NewGroup, 'id'> &
  Partial<Omit<NewGroup, 'id'>> & { weeklyGoalMinutes?: number | null };

export const createGroup = (body: NewGroup) => callEndpoint(groupsContract.createGroup, { body });

export const changeGroup = ({ id, ...body }: GroupChange) =>
  callEndpoint(groupsContract.changeGroup, { params: { id }, body });

export const joinGroup = ({ id, invite }: { id: string; invite: string | null }) =>
  callEndpoint(groupsContract.joinGroup, { params: { id }, body: invite ? { invite } : {} });

export const leaveGroup = (id: string) =>
  callEndpoint(groupsContract.leaveGroup, { params: { id }, body: undefined });

export const deleteGroup = (id: string) => callEndpoint(groupsContract.deleteGroup, { params: { id } });

export const inviteToGroup = ({ id, renew }: { id: string; renew: boolean }) =>
  callEndpoint(groupsContract.inviteToGroup, { params: { id }, body: { renew } });

export const removeMember = ({ id, userId }: { id: string; userId: string }) =>
  callEndpoint(groupsContract.removeGroupMember, { params: { id, userId } });

export const allowMember = ({ id, userId }: { id: string; userId: string }) =>
  callEndpoint(groupsContract.allowGroupMember, { params: { id, userId } });

export const reportGroup = ({ id, report }: { id: string; report: Report }) =>
  callEndpoint(groupsContract.reportGroup, { params: { id }, body: report });
