import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { profileQuery } from './api/profile-query';
import { updateProfile } from './api/update-profile';
import { notSaved } from './use-answer-change';

const { queryKey } = profileQuery();
const mutationKey = ['show-health-notes'];

/** Whether the person's answers are shown on the dashboard; changes right away and is undone if it could not be saved. */
export function useShownAnswers() {
  const queries = useQueryClient();
  const { data: profile } = useQuery(profileQuery());
  const show = (showHealthNotes: boolean) =>
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, privacy: { ...known.privacy, showHealthNotes } },
    );
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'show-health-notes' },
    mutationFn: (showHealthNotes: boolean) => updateProfile({ privacy: { showHealthNotes } }),
    onMutate: async (showHealthNotes) => {
      await queries.cancelQueries({ queryKey });
      show(showHealthNotes);
    },
    onError: (error, showHealthNotes) => {
      show(!showHealthNotes);
      toast.error('Error', messageOf(error, notSaved));
    },
    onSettled: () => {
      // While another change waits to be sent, what is shown is newer than any response.
      if (queries.isMutating({ mutationKey }) === 1) void queries.invalidateQueries({ queryKey });
    },
  });
  return {
    /** Whether there is anything to show or hide. */
    any: profile?.answers != null,
    shown: profile?.privacy.showHealthNotes ?? true,
    show: mutate,
  };
}
