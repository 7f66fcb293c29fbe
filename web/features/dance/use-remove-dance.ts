import { useMutation, useQueryClient } from '@tanstack/react-query';
import { danceContract } from '../../../shared/contracts/dance';
import { messageOf } from '../../lib/api/api-error';
import { callEndpoint } from '../../lib/api/call-endpoint';
import { toast } from '../../ui/toast';

const failed = (text: string) => (error: unknown) => toast.error('Error', messageOf(error, text));

/** Removes a dance and offers to put it back. What it counted for is shown in many places: all are read again. */
export function useRemoveDance(onRemoved: () => void) {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries();
  const { mutate: putBack } = useMutation({
    mutationFn: (id: string) => callEndpoint(danceContract.restoreDance, { params: { id } }),
    onError: failed("Your dance couldn't be put back."),
    onSettled,
  });
  return useMutation({
    mutationFn: (id: string) => callEndpoint(danceContract.removeDance, { params: { id } }),
    onSuccess: (_, id) => {
      onRemoved();
      toast.offer('Dance removed', { label: 'Undo', run: () => putBack(id) });
    },
    onError: failed("Your dance couldn't be removed. Try again in a moment."),
    onSettled,
  });
}
