import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { answerChallenge, challengeFriend, friendChallengesQuery } from './api/friend-challenges';

const onError = (error: Error) =>
  toast.error('Error', messageOf(error, "That didn't work. Try again in a moment."));

/** Sends and answers challenges; the list is refetched afterward. */
export function useFriendChallenges() {
  const client = useQueryClient();
  const onSuccess = () => client.invalidateQueries(friendChallengesQuery());
  return {
    send: useMutation({ mutationFn: challengeFriend, onSuccess, onError }),
    answer: useMutation({ mutationFn: answerChallenge, onSuccess, onError }),
  };
}
