import { useState, type ReactNode } from 'react';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { isChallengeDone } from '../../../shared/rules/challenges/challenge';
import { workoutCounts } from '../../../shared/rules/what-counts';
import { StopDialog } from './components/stop-dialog';
import type { Player } from './player/use-player';

interface StopQuestion {
  player: Player;
  /** The moves of the warm-up are none of the workout's exercises. */
  isWarmUp?: boolean;
  plan: WorkoutSession['plan'];
  isChallenge?: boolean;
  onStop: () => void;
}

/** Confirms ending a workout early; the clock waits for the answer. */
export function useStopQuestion({
  player,
  isWarmUp = false,
  isChallenge = false,
  plan,
  onStop,
}: StopQuestion): {
  ask: () => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ wasRunning: boolean } | null>(null);
  const { activeMs, countedTo } = player.state;
  const finished = isWarmUp ? [] : player.state.finished;
  const activeSeconds = activeMs / 1000;
  const running = countedTo !== null;
  const keepGoing = () => {
    if (asked?.wasRunning && !running) player.togglePause();
    setAsked(null);
  };
  return {
    ask() {
      if (running) player.togglePause();
      setAsked({ wasRunning: running });
    },
    question: asked && (
      <StopDialog
        finished={finished.length}
        total={plan.length}
        counts={workoutCounts({ plan, finishedExercises: finished, activeSeconds })}
        isRungOpen={isChallenge && !isChallengeDone(activeSeconds)}
        onKeepGoing={keepGoing}
        onStop={() => {
          setAsked(null);
          onStop();
        }}
      />
    ),
  };
}
