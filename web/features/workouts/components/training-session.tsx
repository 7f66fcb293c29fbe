import { Check } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { plannedSeconds, routineById } from '../../../../shared/rules/routines';
import { serverNow } from '../../../lib/clock';
import type { CounterProps } from '../counting/counter-props';
import { useCompletion } from '../outbox/use-workout-outbox';
import type { CompletionDelivery } from '../outbox/workout-kind';
import type { ExerciseLookup } from '../exercise-lookup';
import { viewOf } from '../player/player-view';
import { isUntouched, resumePoint, swapsOf, warmUpPoint } from '../player/resume-point';
import { withSwaps } from '../player/swaps';
import { useKeptProgress } from '../player/use-kept-progress';
import { usePlayer, type Player } from '../player/use-player';
import { useStopQuestion } from '../use-stop-question';
import { EndedElsewhereDialog } from './ended-elsewhere-dialog';
import { PlayerFrame } from './player-frame';
import { WarmUp } from './warm-up-cool-down';
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
  lookUp: ExerciseLookup;
  Finish: ComponentType<FinishProps>;
  /** Camera counting, once switched on. */
  Counter: ComponentType<CounterProps>;
  /** Progress has reached the server. */
  onSaved: () => void;
  onLeave: () => void;
}

/** Warm-up and cooldown: the session's own, or its routine's. */
function partsOf({ routineId, warmUp, coolDown }: WorkoutSession) {
  return routineById(routineId ?? '') ?? { warmUp, coolDown };
}

/** One workout, from the first second to the final dialog. */
export function TrainingSession({ session, warmUp = false, lookUp, ...rest }: TrainingSessionProps) {
  const moves = partsOf(session).warmUp;
  const [stage, setStage] = useState<'warm-up' | 'workout' | 'ended'>(() => {
    const begins = warmUp || (session.trainingId !== null && isUntouched(session));
    return moves.length > 0 && (begins || warmUpPoint(session.id)) ? 'warm-up' : 'workout';
  });
  if (stage === 'warm-up') {
    return (
      <WarmUp
        session={session}
        moves={moves}
        lookUp={lookUp}
        onEnd={() => setStage('workout')}
        onComplete={() => setStage('ended')}
      />
    );
  }
  return <Workout {...{ session, lookUp, ...rest }} ended={stage === 'ended'} />;
}

interface WorkoutProps extends Omit<TrainingSessionProps, 'warmUp'> {
  /** Before its first second. */
  ended: boolean;
}

function Workout({ session: begun, lookUp, ended, Finish, Counter, onSaved, onLeave }: WorkoutProps) {
  const [swaps] = useState(() => swapsOf(begun));
  const player = usePlayer(withSwaps(begun.plan, swaps), () => ({ ...resumePoint(begun), swaps }));
  const session = { ...begun, plan: [...player.state.plan] };
  const { isEndedElsewhere, unsentSwaps } = useEndedElsewhere(begun, player, onSaved);
  const { delivery, retry } = useFinishedWorkout(session, player, unsentSwaps);
  const { finishNow } = player;
  useEffect(() => {
    if (ended) finishNow();
  }, [ended, finishNow]);
  return (
    <>
      <WorkoutPlayer {...{ session, player, lookUp, Counter }} />
      {/* Completing it again returns the stored result. */}
      {isEndedElsewhere && player.state.phase !== 'done' && <EndedElsewhereDialog onShowResult={finishNow} />}
      {delivery && (
        <Suspense>
          <Finish session={session} delivery={delivery} onRetry={retry} onLeave={onLeave} />
        </Suspense>
      )}
    </>
  );
}

type WorkoutPlayerProps = Pick<TrainingSessionProps, 'session' | 'lookUp' | 'Counter'> & { player: Player };

function WorkoutPlayer({ session, player, lookUp, Counter }: WorkoutPlayerProps) {
  const { title, plan } = session;
  const { phase } = player.state;
  const [isCounting, setCounting] = useState(false);
  const { ask, question } = useStopQuestion({
    player,
    total: plan.length,
    isChallenge: session.challengeNumber !== undefined,
    onStop: player.finishNow,
  });
  return (
    <>
      <PlayerFrame
        player={player}
        lookUp={lookUp}
        part="Exercise"
        title={
          <>
            {title} <span className="text-fg-3">· {Math.round(plannedSeconds(plan) / 60)} min</span>
          </>
        }
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
function useEndedElsewhere(session: WorkoutSession, { state, togglePause }: Player, onSaved: () => void) {
  const kept = useKeptProgress(session, state, onSaved);
  const { isEndedElsewhere } = kept;
  const running = state.countedTo !== null;
  useEffect(() => {
    if (isEndedElsewhere && running) togglePause();
  }, [isEndedElsewhere, running, togglePause]);
  return kept;
}

/** Hands the workout to the outbox once the player is done. */
function useFinishedWorkout(
  { id, title }: WorkoutSession,
  { state }: Player,
  unsentSwaps: ReturnType<typeof useKeptProgress>['unsentSwaps'],
) {
  const completion = useCompletion(id);
  const { send } = completion;
  const sent = useRef(false);
  useEffect(() => {
    if (state.phase !== 'done' || sent.current) return;
    sent.current = true;
    const swaps = unsentSwaps(state.swaps);
    send({
      sessionId: id,
      title,
      finishedExercises: [...state.finished],
      activeSeconds: Math.floor(state.activeMs / 1000),
      finishedAt: serverNow().toISOString(),
      ...(swaps.length > 0 && { swaps }),
    });
  }, [state, id, title, send, unsentSwaps]);
  return completion;
}
