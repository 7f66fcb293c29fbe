import { useState, type ReactNode } from 'react';
import { StopDialog } from './components/stop-dialog';
import type { Player } from './player/use-player';

interface StopQuestion {
  player: Player;
  finished: number;
  total: number;
  onStop: () => void;
}

/** Asks before a workout is ended early; the clock waits for the answer. */
export function useStopQuestion({ player, finished, total, onStop }: StopQuestion): {
  ask: () => void;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<{ wasRunning: boolean } | null>(null);
  const running = player.state.countedTo !== null;
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
        finished={finished}
        total={total}
        onKeepGoing={keepGoing}
        onStop={() => {
          setAsked(null);
          onStop();
        }}
      />
    ),
  };
}
