import { Check } from 'lucide-react';
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { serverNow } from '../../../lib/clock';
import type { CounterProps } from '../counting/counter-props';
import { useCompletion } from '../outbox/use-workout-outbox';
import type { Completion } from '../outbox/unsent-workouts';
import type { CompletionDelivery } from '../outbox/workout-kind';
import type { ExerciseLookup } from '../exercise-lookup';
import { minutesOf, partsOf } from '../player/parts';
import { beginningAfter, finishNow, pause, startPlayer, type PlayerState } from '../player/player-state';
import { viewOf } from '../player/player-view';
import { forgetBeats, keptBeats } from '../player/kept-beats';
import { forgetPlace, markPlaying, type Place } from '../player/kept-place';
import { resumePoint, swapsOf } from '../player/resume-point';
import { withSwaps } from '../player/swaps';
import { PlayerHeart, type PlayerHeartProps } from '../player-heart';
import { useKeptProgress } from '../player/use-kept-progress';
import { usePlayer, type Player } from '../player/use-player';
import { useStopQuestion } from '../use-stop-question';
import { EndedElsewhereDialog } from './ended-elsewhere-dialog';
import { PlayerFrame } from './player-frame';
import { CoolDown, WarmUp } from './warm-up-cool-down';
import { WorkoutProgress } from './workout-progress';

/** What the page shows at the end of a workout. */
export interface FinishProps {
  session: WorkoutSession;
  delivery: CompletionDelivery;
  onRetry: () => void;
  onLeave: () => void;
}

interface TrainingSessionProps {
  session: WorkoutSession;
  /**
   * Start with the routine's warm-up. A session left during its warm-up resumes there anyway, and sessions planned by
   * Ana always start with it.
   */
  warmUp?: boolean;
  /** It waits for its Resume, as after a reload. */
  isPaused?: boolean;
  lookUp: ExerciseLookup;
  Finish: ComponentType<FinishProps>;
  /** Camera counting, once switched on. */
  Counter: ComponentType<CounterProps>;
  /** Heart rate, where there is Bluetooth. */
  Heart: ComponentType<PlayerHeartProps>;
  /** Progress has reached the server. */
  onSaved: () => void;
  onLeave: () => void;
}

/** Where it starts or resumes; `warmUp` only matters before its first second. */
function beginning(session: WorkoutSession, warmUp: boolean): Place {
  const place = resumePoint(session);
  const isWarming = warmUp && place.activeMs === 0 && partsOf(session).warmUp.length > 0;
  return isWarming ? { ...place, part: 'warm-up' } : place;
}

/** One workout, from the first second to the final dialog. */
export function TrainingSession(props: TrainingSessionProps) {
  const { session, warmUp = false, isPaused = false, lookUp } = props;
  const [from] = useState(() => beginning(session, warmUp));
  const [begun, setBegun] = useState({ place: from, isEnded: false });
  useEffect(() => markPlaying(session.id), [session.id]);
  const warmsUp = session.trainingId !== null || from.part === 'warm-up' || from.warmsUp === true;
  const title = (
    <>
      <bdi>{session.title}</bdi> <span className="text-fg-3">· {minutesOf(session, warmsUp)} min</span>
    </>
  );
  if (begun.place.part === 'warm-up') {
    const begin = (activeMs: number, isEnded = false) =>
      setBegun({ place: { ...from, ...beginningAfter(activeMs), part: 'routine' }, isEnded });
    return (
      <PlayerHeart value={props.Heart}>
        <WarmUp
          {...{ session, from, isPaused, title, lookUp }}
          moves={partsOf(session).warmUp}
          onEnd={begin}
          onComplete={(activeMs) => begin(activeMs, true)}
        />
      </PlayerHeart>
    );
  }
  return (
    <PlayerHeart value={props.Heart}>
      <Workout {...props} {...begun} isPaused={isPaused && begun.place === from} title={title} />
    </PlayerHeart>
  );
}

interface WorkoutProps extends TrainingSessionProps {
  /** In the workout or its cooldown. */
  place: Place;
  /** Before its first second. */
  isEnded: boolean;
  isPaused: boolean;
  title: ReactNode;
}

function startPlace({ session, place, isEnded, isPaused }: WorkoutProps, now: number): PlayerState {
  const swaps = swapsOf(session);
  const plan = withSwaps(session.plan, swaps);
  const isCooling = place.part === 'cool-down';
  const position = isCooling ? plan.length - 1 : place.position;
  const state = startPlayer(plan, now, { ...place, position, swaps });
  if (isEnded || isCooling) return finishNow(state, now);
  return isPaused ? pause(state, now) : state;
}

function Workout(props: WorkoutProps) {
  const { session: begun, lookUp, place, isPaused, title, Finish, Counter, onSaved, onLeave } = props;
  const player = usePlayer((now) => startPlace(props, now));
  const { plan, phase, finished, activeMs } = player.state;
  const session = { ...begun, plan: [...plan] };
  const moves = partsOf(begun).coolDown;
  const [isStopped, setStopped] = useState(props.isEnded);
  const [isCooled, setCooled] = useState(false);
  const hasCoolDown = phase === 'done' && !isStopped && finished.length > 0 && moves.length > 0;
  const isCooling = hasCoolDown && !isCooled;
  const { isEndedElsewhere, unsentSwaps } = useEndedElsewhere(begun, player, hasCoolDown, onSaved);
  const { delivery, retry, completionAfter, complete } = useCompleted(session, player, unsentSwaps);
  const completeNow = useEffectEvent(() => complete(completionAfter(activeMs)));
  const isOver = phase === 'done' && !hasCoolDown;
  useEffect(() => {
    if (isOver) completeNow();
  }, [isOver]);
  const stop = () => {
    setStopped(true);
    player.finishNow();
  };
  const cooling = place.part === 'cool-down' ? place : coolDownAfter(place, activeMs);
  return (
    <>
      {isCooling ? (
        <CoolDown
          {...{ session, moves, title, lookUp, completionAfter }}
          isPaused={isPaused && place.part === 'cool-down'}
          from={cooling}
          workout={player.state}
          onLeave={complete}
          onEnd={() => setCooled(true)}
        />
      ) : (
        <WorkoutPlayer {...{ session, player, title, lookUp, Counter }} onStop={stop} />
      )}
      {/* Completing it again returns the stored result. */}
      {isEndedElsewhere && phase !== 'done' && <EndedElsewhereDialog onShowResult={stop} />}
      {delivery && !isCooling && (
        <Suspense>
          <Finish session={session} delivery={delivery} onRetry={retry} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}

const coolDownAfter = (place: Place, activeMs: number): Place => ({
  ...place,
  ...beginningAfter(activeMs),
  part: 'cool-down',
});

type WorkoutPlayerProps = Pick<WorkoutProps, 'session' | 'lookUp' | 'Counter' | 'title'> & {
  player: Player;
  onStop: () => void;
};

function WorkoutPlayer({ session, player, title, lookUp, Counter, onStop }: WorkoutPlayerProps) {
  const { plan, challengeNumber } = session;
  const { phase } = player.state;
  const [isCounting, setCounting] = useState(false);
  const { ask, question } = useStopQuestion({
    player,
    plan,
    isChallenge: challengeNumber !== undefined,
    onStop,
  });
  return (
    <>
      <PlayerFrame
        sessionId={session.id}
        player={player}
        lookUp={lookUp}
        part="Exercise"
        title={title}
        exit={{
          label: 'Complete Workout',
          icon: <Check className="size-icon flex-none" aria-hidden="true" />,
          onClick: ask,
        }}
        figures={<WorkoutProgress view={viewOf(player.state)} />}
        onCount={isCounting ? undefined : () => setCounting(true)}
        counter={
          isCounting && phase !== 'done' ? (
            <Suspense>
              <Counter sessionId={session.id} player={player} onOff={() => setCounting(false)} />
            </Suspense>
          ) : null
        }
      />
      {question}
    </>
  );
}

/** Saves progress; stops the player if the session was ended elsewhere. */
function useEndedElsewhere(
  session: WorkoutSession,
  { state, togglePause }: Player,
  hasCoolDown: boolean,
  onSaved: () => void,
) {
  const kept = useKeptProgress(session, { state, goesOn: state.phase !== 'done' || hasCoolDown }, onSaved);
  const { isEndedElsewhere } = kept;
  const running = state.countedTo !== null;
  useEffect(() => {
    if (isEndedElsewhere && running) togglePause();
  }, [isEndedElsewhere, running, togglePause]);
  return kept;
}

/** Hands the finished workout to the outbox, once. */
function useCompleted(
  { id: sessionId, title }: WorkoutSession,
  { state: { finished, swaps: made } }: Player,
  unsentSwaps: ReturnType<typeof useKeptProgress>['unsentSwaps'],
) {
  const { userId, delivery, send, retry } = useCompletion(sessionId);
  const isSent = useRef(false);
  const completionAfter = (activeMs: number): Completion => {
    const swaps = unsentSwaps(made);
    const beats = keptBeats(sessionId);
    return {
      userId,
      sessionId,
      title,
      finishedExercises: [...finished],
      activeSeconds: Math.floor(activeMs / 1000),
      finishedAt: serverNow().toISOString(),
      ...(swaps.length > 0 && { swaps }),
      ...(beats && { beats }),
    };
  };
  const complete = (completion: Completion) => {
    if (isSent.current) return;
    isSent.current = true;
    send(completion);
    forgetPlace(sessionId);
    forgetBeats(sessionId);
  };
  return { delivery, retry, completionAfter, complete };
}
