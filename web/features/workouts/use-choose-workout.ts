import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { connection } from '../../lib/offline/connection';
import { workoutHistoryQuery } from './api/workout-history-query';
import { useUnsentWorkout } from './outbox/use-workout-outbox';
import { useStartWorkout } from './use-start-workout';
import type { WorkoutChoice } from './workout-choice';

/** A workout that begins or goes on now; `warmUp` only for one that begins. */
export interface StartedWorkout {
  session: WorkoutSession;
  warmUp: boolean;
}

interface ChooseOptions {
  warmUpFirst: boolean;
  weightKg: number | null;
  onStart: (started: StartedWorkout) => void;
  onNotPlanned: () => void;
}

/**
 * Starts what somebody chose, unless one is still open (then it asks) or one waits to be sent; without a connection the
 * new one waits behind that.
 */
export function useChooseWorkout({ warmUpFirst, weightKg, onStart, onNotPlanned }: ChooseOptions) {
  const [wanted, setWanted] = useState<WorkoutChoice | null>(null);
  const history = useInfiniteQuery(workoutHistoryQuery());
  const unsent = useUnsentWorkout();
  const { start, starting } = useStartWorkout({
    // A session that Ana planned has its warm-up for a reason.
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
    unsent,
    choose,
    /** The key of what is being started, while no question is asked. */
    starting: wanted ? null : starting,
    /** What was chosen although another one is open. */
    question: wanted && open ? { wanted, open, starting: starting === wanted.key } : null,
    startAnyway: () => wanted && open && start(wanted, open.id),
    forget: () => setWanted(null),
    resume: () => open && onStart({ session: open, warmUp: false }),
  };
}

export type ChoosingWorkout = ReturnType<typeof useChooseWorkout>;
