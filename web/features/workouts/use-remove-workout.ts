import { workoutsContract } from '../../../shared/contracts/workouts';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { useRemoval } from '../../lib/api/use-removal';
import { toast } from '../../ui/toast';

/** Removes a workout and offers to put it back. */
export const useRemoveWorkout = (onRemoved: () => void) =>
  useRemoval({
    remove: (id) => callEndpoint(workoutsContract.removeWorkout, { params: { id } }),
    putBack: (id) => callEndpoint(workoutsContract.restoreWorkout, { params: { id } }),
    onRemoved: (undo) => {
      onRemoved();
      toast.undo('Workout removed', undo);
    },
    onProblem: (text) => toast.error('Error', text),
    texts: {
      notRemoved: "Your workout couldn't be removed. Try again in a moment.",
      notPutBack: "Your workout couldn't be put back.",
    },
  });
