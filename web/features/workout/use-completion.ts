import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '../../../shared/contracts/endpoint';
import type { workoutsContract } from '../../../shared/contracts/workouts';
import { toast } from '../../ui/toast';
import { completeWorkout, isRefusedCompletion } from './api/complete-workout';
import { workoutHistoryQuery } from './api/workout-history-query';
import { dropUnsent, keepUnsent, type Completion } from './completion';
import { useSendAgain } from './use-send-again';

const { queryKey } = workoutHistoryQuery();
type HistoryPage = ResponseOf<typeof workoutsContract.listWorkoutSessions>;

interface CompletionOptions {
  /** The server has it: what depends on progress is outdated. */
  onSaved: () => void;
}

/** Sends a finished workout: kept on this device until it has arrived, and sent again by itself. */
export function useCompletion({ onSaved }: CompletionOptions) {
  const queries = useQueryClient();
  const [outcome, setOutcome] = useState<'failed' | 'refused' | null>(null);
  const { mutate, data, isPending, variables } = useMutation({
    mutationFn: (completion: Completion) => {
      keepUnsent(completion);
      return completeWorkout(completion);
    },
    onSuccess: ({ id }) => {
      dropUnsent();
      setOutcome(null);
      // Nobody is offered to resume it while the history loads again.
      queries.setQueryData(queryKey, (history) => {
        const closed = (page: HistoryPage) => (page.open?.id === id ? { ...page, open: null } : page);
        return history && { ...history, pages: history.pages.map(closed) };
      });
      void queries.invalidateQueries({ queryKey });
      onSaved();
    },
    onError: (failure) => {
      if (!isRefusedCompletion(failure)) return setOutcome('failed');
      dropUnsent();
      setOutcome('refused');
      toast.error('Error', 'Failed to complete workout');
    },
  });

  useSendAgain(outcome === 'failed', () => {
    if (isPending || !variables) return false;
    mutate(variables);
    return true;
  });

  return {
    send: mutate,
    completion: variables ?? null,
    saved: data ?? null,
    sending: isPending,
    /** Stays while it is tried again. */
    failed: outcome !== null,
    /** The server knows no such workout: nothing is sent again. */
    refused: outcome === 'refused',
    retry: () => variables && mutate(variables),
  };
}

export type CompletionState = ReturnType<typeof useCompletion>;
