import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import {
  allowMember,
  changeGroup,
  createGroup,
  deleteGroup,
  inviteToGroup,
  joinGroup,
  leaveGroup,
  removeMember,
  reportGroup,
} from './api/change-groups';
import { groupsKey } from './api/groups-query';

const onError = (error: Error) =>
  toast.error('Error', messageOf(error, "That didn't work. Try again in a moment."));

/** Everything that changes a group; the lists and leaderboards are refetched afterward. */
export function useGroupChanges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries({ queryKey: groupsKey });
  return {
    create: useMutation({ mutationFn: createGroup, onSuccess, onError }),
    change: useMutation({ mutationFn: changeGroup, onSuccess, onError }),
    join: useMutation({ mutationFn: joinGroup, onSuccess, onError }),
    leave: useMutation({ mutationFn: leaveGroup, onSuccess, onError }),
    remove: useMutation({ mutationFn: deleteGroup, onSuccess, onError }),
    removeMember: useMutation({ mutationFn: removeMember, onSuccess, onError }),
    allowMember: useMutation({ mutationFn: allowMember, onSuccess, onError }),
    report: useMutation({ mutationFn: reportGroup, onError }),
    invite: useMutation({ mutationFn: inviteToGroup, onError }),
  };
}
