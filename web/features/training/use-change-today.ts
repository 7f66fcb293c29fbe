import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TrainingToday } from '../../../shared/contracts/training';
import type { SessionChange } from '../../../shared/rules/training/session';
import { newId } from '../../lib/new-id';
import { messageOf } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { changeToday, type ChangeRequest } from './api/change-today';

const notChanged = 'Failed to change your session';

/** Changes today's session. A retry repeats the same request, so nothing changes twice. */
export function useChangeToday(onChanged: (today: TrainingToday) => void) {
  const unanswered = useRef<ChangeRequest | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: changeToday,
    onSuccess: (today) => {
      unanswered.current = null;
      onChanged(today);
    },
    onError: (error) => toast.error('Error', messageOf(error, notChanged)),
  });
  return {
    change(change: SessionChange) {
      if (isPending) return;
      const last = unanswered.current;
      const request = last?.change === change ? last : { id: newId(), change };
      unanswered.current = request;
      mutate(request);
    },
    /** The change being requested, or null. */
    changing: isPending ? (variables?.change ?? null) : null,
  };
}
