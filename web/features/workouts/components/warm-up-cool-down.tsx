import { Check } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { TimedMove } from '../../../../shared/rules/routines';
import type { ExerciseLookup } from '../exercise-lookup';
import type { Completion } from '../outbox/unsent-workouts';
import { holdPlayer } from '../player/left-workout';
import { pause, startPlayer, type PlayerState } from '../player/player-state';
import { keepPlace, type Place } from '../player/kept-place';
import { movesPlan, movesSeconds } from '../player/timed-moves';
import { useKeptPlace } from '../player/use-kept-place';
import { usePlayer } from '../player/use-player';
import { useStopQuestion } from '../use-stop-question';
import { PlayerFrame } from './player-frame';
import { WarmUpProgress } from './warm-up-progress';

interface MovesProps {
  session: WorkoutSession;
  moves: readonly TimedMove[];
  from: Place;
  /** Waits for its Resume. */
  isPaused: boolean;
  title: ReactNode;
  lookUp: ExerciseLookup;
}

const check = <Check className="size-icon flex-none" aria-hidden="true" />;

function useMovesPlayer({ moves, from, isPaused }: MovesProps, onEnd: (activeMs: number) => void) {
  const player = usePlayer((now) => {
    // The place has the workout's own exercises; of these moves, all before it are over.
    const finished = moves.slice(0, from.position).map((_, position) => position);
    const state = startPlayer(movesPlan(moves), now, { ...from, finished, swaps: [] });
    return isPaused ? pause(state, now) : state;
  });
  const { phase, activeMs } = player.state;
  const end = useEffectEvent(() => onEnd(activeMs));
  const over = phase === 'done';
  useEffect(() => {
    if (over) end();
  }, [over]);
  return player;
}

interface WarmUpProps extends MovesProps {
  onEnd: (activeMs: number) => void;
  /** The workout is ended before its first exercise. */
  onComplete: (activeMs: number) => void;
}

/** Runs before the workout on its open session; its time is the first of the workout's. */
export function WarmUp({ onEnd, onComplete, ...props }: WarmUpProps) {
  const { session, moves, lookUp, title } = props;
  const player = useMovesPlayer(props, onEnd);
  useKeptPlace(player.state, (state) => keepPlace(session.id, state, 'warm-up'));
  const { ask, question } = useStopQuestion({
    player,
    isWarmUp: true,
    plan: session.plan,
    onStop: () => onComplete(player.state.activeMs),
  });
  return (
    <>
      <PlayerFrame
        sessionId={session.id}
        player={player}
        lookUp={lookUp}
        part="Warm-up"
        title={title}
        exit={{ label: 'Complete Workout', icon: check, onClick: ask }}
        figures={<WarmUpProgress part="Warm-up" seconds={movesSeconds(moves)} />}
      />
      {question}
    </>
  );
}

interface CoolDownProps extends MovesProps {
  /** The workout's own player, which is over. */
  workout: PlayerState;
  completionAfter: (activeMs: number) => Completion;
  onLeave: (completion: Completion) => void;
  onEnd: () => void;
}

/** Runs after the last exercise. Every way out of it but a reload completes the workout, with its time so far. */
export function CoolDown({ workout, completionAfter, onLeave, onEnd, ...props }: CoolDownProps) {
  const { session, moves, lookUp, title } = props;
  const player = useMovesPlayer(props, onEnd);
  const { activeMs } = player.state;
  useKeptPlace(player.state, (state) => {
    const { finished, swaps } = workout;
    keepPlace(session.id, { ...state, finished, swaps }, 'cool-down', completionAfter(state.activeMs));
  });
  useLeave(() => onLeave(completionAfter(activeMs)));
  return (
    <PlayerFrame
      sessionId={session.id}
      player={player}
      lookUp={lookUp}
      part="Cooldown"
      title={title}
      exit={{ label: 'Complete Workout', icon: check, onClick: player.finishNow }}
      figures={<WarmUpProgress part="Cooldown" seconds={movesSeconds(moves)} />}
    />
  );
}

/** Calls back once this has left the page, not when React mounts it again at once. */
function useLeave(onLeave: () => void) {
  const leave = useEffectEvent(onLeave);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    const release = holdPlayer();
    return () => {
      release();
      leaving.current = setTimeout(() => leave());
    };
  }, []);
}
