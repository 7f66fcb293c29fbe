import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../shared/contracts/profile';
import { toast } from '../../ui/toast';
import { completeOnboarding } from './api/complete-onboarding';
import { draftQuery } from './api/draft-query';
import type { Answering } from './use-answers';

/** Saves all answers. `failureOf` returns the text for a failure. */
export function useCompletion(
  { answers, training, name, saver }: Answering,
  onCompleted: (profile: Profile) => void,
  failureOf: (error: unknown) => string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    // An answer saved after completion would start a new draft.
    mutationFn: async () => {
      await saver.close();
      return completeOnboarding(answers, { training: training.chosen, name });
    },
    onSuccess: (profile) => {
      onCompleted(profile);
      // Completion ends the draft; from then on, the answers shown are the profile's.
      queryClient.setQueryData(draftQuery().queryKey, { answers: {} });
    },
    onError: (error) => {
      saver.open();
      toast.error('Error', failureOf(error));
    },
  });
}
