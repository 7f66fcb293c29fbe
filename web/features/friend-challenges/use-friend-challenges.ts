import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FriendChallenge } from '../../../shared/contracts/friend-challenges';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { answerChallenge, challengeFriend, friendChallengesQuery } from './api/friend-challenges';

const onError = (error: Error) =>
  toast.error('Error', messageOf(error, "That didn't work. Try again in a moment."));

/** Sends and answers challenges; the list is refetched after `onAnswered`, which may unmount the row. */
export function useFriendChallenges(onAnswered?: (challenge: FriendChallenge) => void) {
  const client = useQueryClient();
  const refresh = () => client.invalidateQueries(friendChallengesQuery());
  const onAnswer = (challenge: FriendChallenge) => {
    onAnswered?.(challenge);
    return refresh();
  };
  return {
    send: useMutation({ mutationFn: challengeFriend, onSuccess: refresh, onError }),
    // A refusal means that the list is outdated.
    answer: useMutation({
      mutationFn: answerChallenge,
      onSuccess: onAnswer,
      onError: (error) => {
        onError(error);
        return refresh();
      },
    }),
  };
}
