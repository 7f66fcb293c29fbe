import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ulid } from 'ulid';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { logWeight, type WeightRequest } from './api/log-weight';
import { profileQuery } from './api/profile-query';
import { weightsQuery } from './api/weights-query';

/** Logs a weight. Trying again after a failure repeats the same request, so that it is never stored twice. */
export function useLogWeight(onLogged: () => void) {
  const queries = useQueryClient();
  const unanswered = useRef<WeightRequest | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: logWeight,
    onSuccess: async () => {
      unanswered.current = null;
      await Promise.all([
        queries.invalidateQueries({ queryKey: weightsQuery().queryKey }),
        queries.invalidateQueries({ queryKey: profileQuery().queryKey }),
      ]);
      toast.success('Weight added');
      onLogged();
    },
    onError: (error) => toast.error('Error', messageOf(error, 'Failed to save your weight')),
  });

  return {
    log(weight: Omit<WeightRequest, 'id'>) {
      const last = unanswered.current;
      const repeats = last?.weightKg === weight.weightKg && last.date === weight.date;
      const request = repeats ? last : { id: ulid(), ...weight };
      unanswered.current = request;
      mutate(request);
    },
    isPending,
  };
}
