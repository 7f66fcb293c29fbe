import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { connection } from '../../lib/offline/connection';
import { workoutHistoryQuery } from './api/workout-history-query';
import { useUnsentWorkout } from './outbox/use-workout-outbox';
import { useStartWorkout } from './use-start-workout';
import type { WorkoutChoice } from './workout-choice';

/** A workout that starts or resumes now; `warmUp` only if it starts, `isPaused` only after a reload. */
export interface StartedWorkout {
  session: WorkoutSession;
  warmUp: boolean;
  isPaused?: boolean;
}

interface ChooseOptions {
  warmUpFirst: boolean;
  weightKg: number | null;
  onStart: (started: StartedWorkout) => void;
  onNotPlanned: () => void;
}

/**
 * Starts the chosen workout. If another is open, it asks first; if one waits to be sent, or offline, the new one
 * queues behind it.
 */
export function useChooseWorkout({ warmUpFirst, weightKg, onStart, onNotPlanned }: ChooseOptions) {
  const [wanted, setWanted] = useState<WorkoutChoice | null>(null);
  const history = useInfiniteQuery(workoutHistoryQuery());
  const unsent = useUnsentWorkout();
  const { start, starting } = useStartWorkout({
    // A session planned by Ana has its warm-up for a reason.
    onStarted: (session) => onStart({ session, warmUp: warmUpFirst || session.trainingId !== null }),
    weightKg,
    onOpenSession: setWanted,
    onNotPlanned: () => {
      setWanted(null);
      onNotPlanned();
    },
  });
  const latest = history.data?.pages[0]?.open ?? null;
  const open = unsent.started ?? (latest && unsent.isFinished(latest.id) ? null : latest);
  const choose = (choice: WorkoutChoice) => {
    if (unsent.waiting && connection.read()) unsent.retry();
    else if (open) setWanted(choice);
    else start(choice);
  };
  return {
    open,
    /** Not known yet whether one is open. */
    isPending: history.isPending,
    /** Whether another one may turn out to be open. */
    isFetching: history.isFetching,
    unsent,
    choose,
    /** The key of what is being started, unless a question is open. */
    starting: wanted ? null : starting,
    /** What was chosen while another one is open. */
    question: wanted && open ? { wanted, open, starting: starting === wanted.key } : null,
    startAnyway: () => wanted && open && start(wanted, open.id),
    forget: () => setWanted(null),
    resume: () => open && onStart({ session: open, warmUp: false }),
    resumePaused: () => open && onStart({ session: open, warmUp: false, isPaused: true }),
  };
}

export type ChoosingWorkout = ReturnType<typeof useChooseWorkout>;
