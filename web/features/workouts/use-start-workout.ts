import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useRef } from 'react';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { ApiError } from '../../lib/api/api-error';
import { serverNow } from '../../lib/clock';
import { newId } from '../../lib/new-id';
import { toast } from '../../ui/toast';
import { startWorkout, type StartRequest } from './api/start-workout';
import { workoutHistoryQuery } from './api/workout-history-query';
import { KnownExercises } from './exercise-lookup';
import { useOfflineStart } from './outbox/use-workout-outbox';
import { planOffline } from './plan-offline';
import type { WorkoutChoice } from './workout-choice';

interface StartOptions {
  onStarted: (session: WorkoutSession) => void;
  /** Another workout turned out to be open. */
  onOpenSession: (choice: WorkoutChoice) => void;
  /** The planned session no longer exists. */
  onNotPlanned: () => void;
  /** For the estimates of a workout started offline. */
  weightKg: number | null;
}

const isRefused = (error: Error, code: string) => error instanceof ApiError && error.code === code;

function isSame(
  last: StartRequest | null,
  choice: WorkoutChoice,
  ends: StartRequest['ends'],
): last is StartRequest {
  return last?.ends === ends && JSON.stringify(last.choice) === JSON.stringify(choice);
}

/**
 * Starts a workout, also offline if this device knows its plan. A retry repeats the same request, so no second
 * session starts.
 */
export function useStartWorkout({ onStarted, onOpenSession, onNotPlanned, weightKg }: StartOptions) {
  const queries = useQueryClient();
  const unanswered = useRef<StartRequest | null>(null);
  const isUnderWay = useRef(false);
  const lookUp = use(KnownExercises);
  const startOffline = useOfflineStart();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: startWorkout,
    onSuccess: (session) => {
      unanswered.current = null;
      void queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey });
      onStarted(session);
    },
    onError: async (error, request) => {
      const { choice } = request;
      const planned = isRefused(error, 'network_error')
        ? planOffline(request, { lookUp, weightKg }, serverNow())
        : null;
      if (planned) {
        unanswered.current = null;
        startOffline(request, planned);
        onStarted(planned);
        return;
      }
      if (isRefused(error, 'training_not_found')) {
        unanswered.current = null;
        onNotPlanned();
        toast.info('Your plan has changed', "Here's the session that fits now.");
        return;
      }
      if (isRefused(error, 'challenge_locked') || isRefused(error, 'challenge_not_suitable')) {
        unanswered.current = null;
        toast.error('Challenge Locked', error.message);
        return;
      }
      if (!isRefused(error, 'session_already_open')) {
        toast.error('Error', 'Failed to start workout');
        return;
      }
      unanswered.current = null;
      await queries.invalidateQueries({ queryKey: workoutHistoryQuery().queryKey });
      onOpenSession(choice);
    },
    onSettled: () => {
      isUnderWay.current = false;
    },
  });

  return {
    /** Ignored while a start is under way: a double tap counts once. */
    start(choice: WorkoutChoice, ends: string | null = null) {
      if (isUnderWay.current) return;
      isUnderWay.current = true;
      const last = unanswered.current;
      const request = isSame(last, choice, ends) ? last : { id: newId(), choice, ends };
      unanswered.current = request;
      mutate(request);
    },
    /** The key of the choice being started, or null. */
    starting: isPending ? (variables?.choice.key ?? null) : null,
  };
}
