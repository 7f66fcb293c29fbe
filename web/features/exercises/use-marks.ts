import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { messageOf } from '../../lib/api/api-error';
import { useSession } from '../../lib/session/session-context';
import { toast } from '../../ui/toast';
import { exerciseMarksQuery } from './api/exercise-marks-query';
import { markExercise } from './api/mark-exercise';
import { changedMark, markOf, withMark, type MarkChange } from './marks';

const { queryKey } = exerciseMarksQuery();
const mutationKey = ['mark-exercise'];

/** Shows a mark right away and reverts it if saving fails. Changes are sent in order. */
function useMarkMutation() {
  const client = useQueryClient();
  const put = (exerciseId: string, mark: ReturnType<typeof markOf>) =>
    client.setQueryData(queryKey, (marks) => marks && withMark(marks, exerciseId, mark));

  return useMutation({
    mutationKey,
    scope: { id: 'exercise-marks' },
    mutationFn: markExercise,
    onMutate: async (change: MarkChange) => {
      await client.cancelQueries({ queryKey });
      const marks = client.getQueryData(queryKey);
      if (!marks) return null;
      const before = markOf(marks, change.exerciseId);
      put(change.exerciseId, changedMark(before, change));
      return before;
    },
    onError: (error, { exerciseId }, before) => {
      if (before) put(exerciseId, before);
      toast.error('Error', messageOf(error, "That didn't save. Try again in a moment."));
    },
    onSettled: (saved, _error, { exerciseId }) => {
      // While others wait to be sent, what is shown is newer than any answer.
      if (client.isMutating({ mutationKey }) > 1) return;
      if (saved) put(exerciseId, saved);
      else void client.invalidateQueries({ queryKey });
    },
  });
}

/** The signed-in person's marks, and how to change one. Visitors have none. */
export function useMarks() {
  const { status } = useSession();
  const signedIn = status === 'signed-in';
  const query = useQuery({ ...exerciseMarksQuery(), enabled: signedIn });
  const { mutate } = useMarkMutation();
  const mark = useCallback((change: MarkChange) => mutate(change), [mutate]);
  return {
    /** Until it is known whether someone is signed in, there are no marks. */
    visitor: status === 'signed-out',
    marks: signedIn ? query.data : undefined,
    failed: signedIn && query.isError && !query.data,
    retry: () => void query.refetch(),
    mark,
  };
}
