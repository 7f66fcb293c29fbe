import { useState, type ReactNode } from 'react';
import { isChallengeDone } from '../../../shared/rules/challenges/challenge';
import { workoutCounts } from '../../../shared/rules/what-counts';
import { StopDialog } from './components/stop-dialog';
import type { Player } from './player/use-player';

interface StopQuestion {
  player: Player;
  /** The warm-up counts for nothing. */
  isWarmUp?: boolean;
  total: number;
  isChallenge?: boolean;
  onStop: () => void;
}

/** Confirms ending a workout early; the clock waits for the answer. */
export function useStopQuestion({
  player,
  isWarmUp = false,
  isChallenge = false,
  total,
  onStop,
}: StopQuestion): {
  ask: () => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ wasRunning: boolean } | null>(null);
  const { plan, finished, activeMs, countedTo } = player.state;
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
        finished={isWarmUp ? 0 : finished.length}
        total={total}
        counts={
          !isWarmUp && workoutCounts({ plan, finishedExercises: finished, activeSeconds: activeMs / 1000 })
        }
        isRungOpen={isChallenge && !isChallengeDone(activeMs / 1000)}
        onKeepGoing={keepGoing}
        onStop={() => {
          setAsked(null);
          onStop();
        }}
      />
    ),
  };
}
