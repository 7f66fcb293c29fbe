import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { TimedMove } from '../../../../shared/domain/routines';
import { EasyProgress } from '../../../features/workout/components/easy-progress';
import { movesSeconds } from '../../../features/workout/easy-length';
import { easyPlan } from '../../../features/workout/player/easy-plan';
import { warmUpPoint } from '../../../features/workout/player/resume-point';
import { useKeptPlace } from '../../../features/workout/player/use-kept-place';
import { usePlayer } from '../../../features/workout/player/use-player';
import { PlayerPage } from './player-page';

interface EasyPartProps {
  session: WorkoutSession;
  moves: readonly TimedMove[];
}

interface WarmUpProps extends EasyPartProps {
  onEnd: () => void;
  /** The workout itself is ended before it began. */
  onComplete: () => void;
}

const check = <Check className="icon" aria-hidden="true" />;

function useEasyPlayer(
  moves: readonly TimedMove[],
  from: Parameters<typeof usePlayer>[1],
  onEnd: () => void,
) {
  const [plan] = useState(() => easyPlan(moves));
  const player = usePlayer(plan, from);
  const end = useEffectEvent(onEnd);
  const over = player.state.phase === 'done';
  useEffect(() => {
    if (over) end();
  }, [over]);
  return player;
}

/** Before the workout, on its open session: a reload goes on here, and nothing of it is counted. */
export function WarmUp({ session, moves, onEnd, onComplete }: WarmUpProps) {
  const player = useEasyPlayer(moves, () => warmUpPoint(session.id) ?? undefined, onEnd);
  useKeptPlace(session.id, player.state, 'warm-up');
  return (
    <PlayerPage
      player={player}
      part="Warm-up"
      title={session.title}
      exit={{ label: 'Complete Workout', icon: check, onClick: onComplete }}
      figures={<EasyProgress part="Warm-up" seconds={movesSeconds(moves)} onSkip={onEnd} />}
    />
  );
}

/** After the workout, which is sent already: leaving loses nothing. */
export function CoolDown({ session, moves, onEnd }: EasyPartProps & { onEnd: () => void }) {
  const player = useEasyPlayer(moves, () => undefined, onEnd);
  return (
    <PlayerPage
      player={player}
      part="Cool-down"
      title={session.title}
      exit={{ label: 'End Cool-down', icon: check, onClick: onEnd }}
      figures={<EasyProgress part="Cool-down" seconds={movesSeconds(moves)} />}
    />
  );
}
