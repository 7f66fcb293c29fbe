import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { addFriend, changeFriend, type FriendAction } from './api/friend-actions';
import { friendsKey } from './api/friends-query';

const tryAgain = 'Something went wrong. Try again in a moment.';

/** Refetched in any case, because a refusal means the list shown is outdated. */
function useRefresh() {
  const queries = useQueryClient();
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: friendsKey }),
      queries.invalidateQueries({ queryKey: ['leaderboards'] }),
    ]);
}

/** Sends a friend request and reports the result. */
export function useAddFriend() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: addFriend,
    onSuccess: ({ status }) => {
      if (status === 'accepted') toast.success("You're friends now!");
      else toast.success('Request sent!');
    },
    onError: (error) => {
      const unknown = error instanceof ApiError && error.code === 'friend_not_found';
      toast.error(unknown ? 'User not found' : 'Error', messageOf(error, tryAgain));
    },
    onSettled: refresh,
  });
}

const done: Record<FriendAction, string> = {
  accept: "You're friends now!",
  decline: 'Request declined',
  remove: 'Done',
  block: 'Blocked',
};

interface Change {
  action: FriendAction;
  id: string;
}

export function useChangeFriend() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ action, id }: Change) => changeFriend(action, id),
    onSuccess: (_, { action }) => toast.success(done[action]),
    onError: (error) => toast.error('Error', messageOf(error, tryAgain)),
    onSettled: refresh,
  });
}
