import { useMutation } from '@tanstack/react-query';
import { ApiError, messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { addFriend, changeFriend, type FriendAction } from './api/friend-actions';
import { useRefresh } from './use-refresh';

const tryAgain = 'Something went wrong. Try again in a moment.';

/** Sends a friend request and reports the result, except for refusals that the form itself shows. */
export function useAddFriend(isShown: (error: unknown) => boolean = () => false) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: addFriend,
    onSuccess: ({ status }) => {
      if (status === 'accepted') toast.success("You're friends now!");
      else toast.success('Request sent!');
    },
    onError: (error) => {
      if (isShown(error)) return;
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

/** `onChanged` is called before the list is refetched, which may unmount the row. */
export function useChangeFriend(onChanged?: (change: Change) => void) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ action, id }: Change) => changeFriend(action, id),
    onSuccess: (_, change) => {
      onChanged?.(change);
      toast.success(done[change.action]);
    },
    onError: (error) => toast.error('Error', messageOf(error, tryAgain)),
    onSettled: refresh,
  });
}
