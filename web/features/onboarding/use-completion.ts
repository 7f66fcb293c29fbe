import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../shared/contracts/profile';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { completeOnboarding } from './api/complete-onboarding';
import { draftQuery } from './api/draft-query';
import type { Answering } from './use-answers';

/** Stores all answers. `failure` is said where the server gives no reason of its own. */
export function useCompletion(
  { answers, training, saver }: Answering,
  onCompleted: (profile: Profile) => void,
  failure: string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    // An answer that is saved after the completion would begin a new draft.
    mutationFn: async () => {
      await saver.close();
      return completeOnboarding(answers, training.chosen);
    },
    onSuccess: (profile) => {
      onCompleted(profile);
      // The draft ended with the completion; whoever still looks at the answers sees those of the profile.
      queryClient.setQueryData(draftQuery().queryKey, { answers: {} });
    },
    onError: (error) => {
      saver.open();
      toast.error('Error', messageOf(error, failure));
    },
  });
}
