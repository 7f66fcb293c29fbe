import { danceContract } from '../../../shared/contracts/dance';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { useRemoval } from '../../lib/api/use-removal';
import { toast } from '../../ui/toast';

/** Removes a dance and offers Undo. Its points show in many places, so all are refetched. */
export const useRemoveDance = (onRemoved: () => void) =>
  useRemoval({
    remove: (id) => callEndpoint(danceContract.removeDance, { params: { id } }),
    putBack: (id) => callEndpoint(danceContract.restoreDance, { params: { id } }),
    onRemoved: (undo) => {
      onRemoved();
      toast.undo('Dance removed', undo);
    },
    onProblem: (text) => toast.error('Error', text),
    texts: {
      notRemoved: "Your dance couldn't be removed. Try again in a moment.",
      notPutBack: "Your dance couldn't be put back.",
    },
  });
