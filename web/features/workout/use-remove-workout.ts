import { useMutation, useQueryClient } from '@tanstack/react-query';
import { workoutsContract } from '../../../shared/contracts/workouts';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';

const failed = (text: string) => (error: unknown) => toast.error('Error', messageOf(error, text));

/** Removes a workout and offers Undo. Its points show in many places, so all are refetched. */
export function useRemoveWorkout(onRemoved: () => void) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries();
  const { mutate: putBack } = useMutation({
    mutationFn: (id: string) => callEndpoint(workoutsContract.restoreWorkout, { params: { id } }),
    onError: failed("Your workout couldn't be put back."),
    onSettled,
  });
  return useMutation({
    mutationFn: (id: string) => callEndpoint(workoutsContract.removeWorkout, { params: { id } }),
    onSuccess: (_, id) => {
      onRemoved();
      toast.offer('Workout removed', { label: 'Undo', run: () => putBack(id) });
    },
    onError: failed("Your workout couldn't be removed. Try again in a moment."),
    onSettled,
  });
}
