import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResponseOf } from '../../../shared/contracts/endpoint';
import type { workoutsContract } from '../../../shared/contracts/workouts';
import { ApiError } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { completeWorkout } from './api/complete-workout';
import { workoutHistoryQuery } from './api/workout-history-query';
import { dropUnsent, keepUnsent, type Completion } from './completion';

const { queryKey } = workoutHistoryQuery();
type HistoryPage = ResponseOf<typeof workoutsContract.listWorkoutSessions>;

const isRefused = (error: Error) => error instanceof ApiError && error.code === 'session_not_found';

interface CompletionOptions {
  /** The server has it: what depends on progress is outdated. */
  onSaved: () => void;
}

/** Sends a finished workout: kept on this device until it has arrived, and sent again when the line is back. */
export function useCompletion({ onSaved }: CompletionOptions) {
  const queries = useQueryClient();
  const { mutate, reset, data, isPending, error, variables } = useMutation({
    mutationFn: (completion: Completion) => {
      keepUnsent(completion);
      return completeWorkout(completion);
    },
    onSuccess: ({ id }) => {
      dropUnsent();
      // Nobody is offered to resume it while the history loads again.
      queries.setQueryData(queryKey, (history) => {
        const closed = (page: HistoryPage) => (page.open?.id === id ? { ...page, open: null } : page);
        return history && { ...history, pages: history.pages.map(closed) };
      });
      void queries.invalidateQueries({ queryKey });
      onSaved();
    },
    onError: (failure) => {
      if (isRefused(failure)) dropUnsent();
      toast.error('Error', 'Failed to complete workout');
    },
  });

  useEffect(() => {
    if (!error || !variables) return undefined;
    const sendAgain = () => mutate(variables);
    window.addEventListener('online', sendAgain);
    return () => window.removeEventListener('online', sendAgain);
  }, [error, variables, mutate]);

  return {
    send: mutate,
    reset,
    completion: variables ?? null,
    saved: data ?? null,
    sending: isPending,
    failed: error !== null,
    retry: () => variables && mutate(variables),
  };
}

export type CompletionState = ReturnType<typeof useCompletion>;
