import { useQueryClient } from '@tanstack/react-query';
import { Check, Wind } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { plannedSeconds, routineById } from '../../../../shared/domain/routines';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { lengthText } from '../../../features/workout/clock-text';
import { EndedElsewhereDialog } from '../../../features/workout/components/ended-elsewhere-dialog';
import { PlayerFrame } from '../../../features/workout/components/player-frame';
import { CoolDown, WarmUp } from '../../../features/workout/components/warm-up-cool-down';
import { WorkoutProgress } from '../../../features/workout/components/workout-progress';
import { viewOf } from '../../../features/workout/player/player-view';
import { resumePoint, warmUpPoint } from '../../../features/workout/player/resume-point';
import { movesSeconds } from '../../../features/workout/player/timed-moves';
import { useKeptProgress } from '../../../features/workout/player/use-kept-progress';
import { usePlayer, type Player } from '../../../features/workout/player/use-player';
import { useCompletion, type CompletionState } from '../../../features/workout/use-completion';
import { useSession } from '../../../lib/session/session-context';
import { Button } from '../../../ui/button';

const loadFinish = () => import('./workout-finish');
const WorkoutFinish = lazy(async () => ({ default: (await loadFinish()).WorkoutFinish }));

interface TrainingSessionProps {
  session: WorkoutSession;
  /** Begin with the routine's warm-up. A session that was left in its warm-up goes on there anyway. */
  warmUp?: boolean;
  onLeave: () => void;
}

/** One workout from its first second to the dialog at its end. */
export function TrainingSession({ session, warmUp = false, onLeave }: TrainingSessionProps) {
  const moves = routineById(session.routineId ?? '')?.warmUp ?? [];
  const [stage, setStage] = useState<'warm-up' | 'workout' | 'ended'>(() =>
    moves.length > 0 && (warmUp || warmUpPoint(session.id)) ? 'warm-up' : 'workout',
  );
  // Fetched while there is a connection: the end of the workout may come without one.
  useEffect(() => void loadFinish().catch(() => undefined), []);
  if (stage === 'warm-up') {
    return (
      <WarmUp
        session={session}
        moves={moves}
        onEnd={() => setStage('workout')}
        onComplete={() => setStage('ended')}
      />
    );
  }
  return <Workout session={session} ended={stage === 'ended'} onLeave={onLeave} />;
}

interface WorkoutProps {
  session: WorkoutSession;
  /** Before its first second. */
  ended: boolean;
  onLeave: () => void;
}

function Workout({ session, ended, onLeave }: WorkoutProps) {
  const player = usePlayer(session.plan, () => resumePoint(session));
  const completion = useFinishedWorkout(session, player);
  const [coolDown, setCoolDown] = useState<'offered' | 'running' | 'over'>('offered');
  const moves = routineById(session.routineId ?? '')?.coolDown ?? [];
  const { finishNow, togglePause } = player;
  useEffect(() => {
    if (ended) finishNow();
  }, [ended, finishNow]);
  const endedElsewhere = useKeptProgress(session.id, player.state);
  const running = player.state.countedTo !== null;
  useEffect(() => {
    if (endedElsewhere && running) togglePause();
  }, [endedElsewhere, running, togglePause]);
  const offered = moves.length > 0 && coolDown === 'offered' && player.state.finished.length > 0;
  return (
    <>
      {coolDown === 'running' ? (
        <CoolDown session={session} moves={moves} onEnd={() => setCoolDown('over')} />
      ) : (
        <WorkoutPlayer session={session} player={player} />
      )}
      {/* Completing it once more answers the result that is stored. */}
      {endedElsewhere && player.state.phase !== 'done' && <EndedElsewhereDialog onShowResult={finishNow} />}
      {completion.completion && (
        <Suspense>
          <WorkoutFinish
            session={session}
            completion={completion}
            hidden={coolDown === 'running'}
            onLeave={onLeave}
          >
            {offered && (
              <Button variant="line" size="lg" onClick={() => setCoolDown('running')}>
                <Wind className="icon" aria-hidden="true" />
                Cool Down · {lengthText(movesSeconds(moves))}
              </Button>
            )}
          </WorkoutFinish>
        </Suspense>
      )}
    </>
  );
}

function WorkoutPlayer({ session, player }: { session: WorkoutSession; player: Player }) {
  return (
    <PlayerFrame
      player={player}
      part="Exercise"
      title={
        <>
          {session.title} <span>· {Math.round(plannedSeconds(session.plan) / 60)} min</span>
        </>
      }
      exit={{
        label: 'Complete Workout',
        icon: <Check className="icon" aria-hidden="true" />,
        onClick: player.finishNow,
      }}
      figures={<WorkoutProgress view={viewOf(player.state)} />}
    />
  );
}

/** Sends the workout once, as soon as the player is done. */
function useFinishedWorkout(session: WorkoutSession, { state }: Player): CompletionState {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const onSaved = () => void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
  const completion = useCompletion({ onSaved });
  const { send } = completion;
  const sent = useRef(false);
  useEffect(() => {
    if (state.phase !== 'done' || sent.current) return;
    sent.current = true;
    send({
      userId,
      sessionId: session.id,
      title: session.title,
      finishedExercises: [...state.finished],
      activeSeconds: Math.floor(state.activeMs / 1000),
      finishedAt: new Date().toISOString(),
    });
  }, [state, session, userId, send]);
  return completion;
}
