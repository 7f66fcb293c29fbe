import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { cheerFriend, trainedTodayQuery } from './api/trained-today';

const { queryKey } = trainedTodayQuery();

/** Shows a cheer right away, and takes it back if it did not arrive. */
export function useCheer() {
  const client = useQueryClient();
  const show = (sessionId: string, cheered: boolean) =>
    client.setQueryData(queryKey, (today) => {
      if (!today) return today;
      const friends = today.friends.map((each) =>
        each.sessionId === sessionId ? { ...each, cheered } : each,
      );
      return { ...today, friends };
    });
  return useMutation({
    mutationFn: cheerFriend,
    onMutate: async ({ sessionId }) => {
      await client.cancelQueries({ queryKey });
      show(sessionId, true);
    },
    onError: (error, { sessionId }) => {
      show(sessionId, false);
      toast.error('Error', messageOf(error, "That didn't work. Try again in a moment."));
      void client.invalidateQueries({ queryKey });
    },
  });
}
