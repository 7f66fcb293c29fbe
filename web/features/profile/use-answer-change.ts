import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { profileQuery } from './api/profile-query';
import { updateAnswers } from './api/update-answers';
import { weightsQuery } from './api/weights-query';

const { queryKey } = profileQuery();
export const notSaved = 'Failed to save your profile';

/** Saves changed answers; the page then shows the returned profile. */
export function useAnswerChange(onSaved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: updateAnswers,
    onSuccess: async (profile, { weightKg }) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData(queryKey, profile);
      // What plans work around is derived from the notes.
      void queries.invalidateQueries({ queryKey: ['spared'] });
      if (weightKg !== undefined) void queries.invalidateQueries({ queryKey: weightsQuery().queryKey });
      toast.success('Profile updated');
      onSaved();
    },
    onError: (error) => toast.error('Error', messageOf(error, notSaved)),
  });
}
