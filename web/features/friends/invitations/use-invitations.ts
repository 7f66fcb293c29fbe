import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isolated } from '../../../../shared/rules/isolated';
import { messageOf } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';
import {
  acceptInvitation,
  endOwnInvitation,
  ownInvitationKey,
  replaceOwnInvitation,
} from '../api/invitations';
import { useRefresh } from '../use-refresh';

const tryAgain = 'Something went wrong. Try again in a moment.';

/** Makes the caller a friend of the sender. What refuses it is shown where the code is. */
export function useAcceptInvitation() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: acceptInvitation,
    onSuccess: ({ sender, isNew }) => {
      const both = `You and ${isolated(sender.name)}.`;
      if (isNew) toast.success("You're friends now!", both);
      else toast.info("You're already friends", both);
    },
    onSettled: refresh,
  });
}

/** A new code, or none. */
export function useChangeInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: 'replace' | 'end') =>
      change === 'replace' ? replaceOwnInvitation() : endOwnInvitation(),
    onSuccess: (answer) => queries.setQueryData(ownInvitationKey, answer),
    onError: (error) => toast.error('Error', messageOf(error, tryAgain)),
  });
}
