import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ulid } from 'ulid';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { ApiError } from '../../lib/api/api-error';
import { toast } from '../../ui/toast';
import { startWorkout, type StartRequest } from './api/start-workout';
import { workoutHistoryQuery } from './api/workout-history-query';

interface StartOptions {
  onStarted: (session: WorkoutSession) => void;
  /** Another workout turned out to be open. */
  onOpenSession: (routineId: string) => void;
}

const isOpenElsewhere = (error: Error) => error instanceof ApiError && error.code === 'session_already_open';

/** Starts a routine. Trying again after a failure repeats the same request, so that no second session begins. */
export function useStartWorkout({ onStarted, onOpenSession }: StartOptions) {
  const queries = useQueryClient();
  const unanswered = useRef<StartRequest | null>(null);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: startWorkout,
    onSuccess: (session) => {
      unanswered.current = null;
      void queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey });
      onStarted(session);
    },
    onError: async (error, { routineId }) => {
      if (!isOpenElsewhere(error)) {
        toast.error('Error', 'Failed to start workout');
        return;
      }
      unanswered.current = null;
      await queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey });
      onOpenSession(routineId);
    },
  });

  return {
    start(routineId: string, endOpen = false) {
      const last = unanswered.current;
      const repeats = last?.routineId === routineId && last.endOpen === endOpen;
      const request = repeats ? last : { id: ulid(), routineId, endOpen };
      unanswered.current = request;
      mutate(request);
    },
    /** The routine being started, or null. */
    starting: isPending ? (variables?.routineId ?? null) : null,
  };
}
