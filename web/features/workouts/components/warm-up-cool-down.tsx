import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { TimedMove } from '../../../../shared/rules/routines';
import type { ExerciseLookup } from '../exercise-lookup';
import { warmUpPoint } from '../player/resume-point';
import { movesPlan, movesSeconds } from '../player/timed-moves';
import { useKeptPlace } from '../player/use-kept-place';
import { usePlayer } from '../player/use-player';
import { useStopQuestion } from '../use-stop-question';
import { PlayerFrame } from './player-frame';
import { WarmUpProgress } from './warm-up-progress';

interface MovesProps {
  session: WorkoutSession;
  moves: readonly TimedMove[];
  lookUp: ExerciseLookup;
}

interface WarmUpProps extends MovesProps {
  onEnd: () => void;
  /** The workout is ended before it started. */
  onComplete: () => void;
}

const check = <Check className="size-icon flex-none" aria-hidden="true" />;

function useMovesPlayer(
  moves: readonly TimedMove[],
  from: Parameters<typeof usePlayer>[1],
  onEnd: () => void,
) {
  const [plan] = useState(() => movesPlan(moves));
  const player = usePlayer(plan, from);
  const end = useEffectEvent(onEnd);
  const over = player.state.phase === 'done';
  useEffect(() => {
    if (over) end();
  }, [over]);
  return player;
}

/** Runs before the workout on its open session: a reload resumes here, and nothing counts. */
export function WarmUp({ session, moves, lookUp, onEnd, onComplete }: WarmUpProps) {
  const player = useMovesPlayer(moves, () => warmUpPoint(session.id) ?? undefined, onEnd);
  useKeptPlace(session.id, player.state, 'warm-up');
  const { ask, question } = useStopQuestion({
    player,
    isWarmUp: true,
    total: session.plan.length,
    onStop: onComplete,
  });
  return (
    <>
      <PlayerFrame
        player={player}
        lookUp={lookUp}
        part="Warm-up"
        title={session.title}
        exit={{ label: 'Complete Workout', icon: check, onClick: ask }}
        figures={<WarmUpProgress part="Warm-up" seconds={movesSeconds(moves)} onSkip={onEnd} />}
      />
      {question}
    </>
  );
}

/** Runs after the workout was sent, so leaving loses nothing. */
export function CoolDown({ session, moves, lookUp, onEnd }: MovesProps & { onEnd: () => void }) {
  const player = useMovesPlayer(moves, () => undefined, onEnd);
  return (
    <PlayerFrame
      player={player}
      lookUp={lookUp}
      part="Cooldown"
      title={session.title}
      exit={{ label: 'End cooldown', icon: check, onClick: onEnd }}
      figures={<WarmUpProgress part="Cooldown" seconds={movesSeconds(moves)} />}
    />
  );
}
