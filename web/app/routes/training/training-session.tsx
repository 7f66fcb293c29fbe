import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { plannedSeconds } from '../../../../shared/domain/routines';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSessionAwards } from '../../../features/points/use-session-awards';
import { NextUp } from '../../../features/workout/components/next-up';
import { PlayerControls } from '../../../features/workout/components/player-controls';
import { PlayerStage } from '../../../features/workout/components/player-stage';
import { SessionNotes } from '../../../features/workout/components/session-notes';
import { VoiceToggle } from '../../../features/workout/components/voice-toggle';
import { WorkoutProgress } from '../../../features/workout/components/workout-progress';
import { viewOf } from '../../../features/workout/player/player-view';
import { useKeptProgress } from '../../../features/workout/player/use-kept-progress';
import { usePauseKey } from '../../../features/workout/player/use-pause-key';
import { usePlayer, type Player } from '../../../features/workout/player/use-player';
import { useSounds } from '../../../features/workout/player/use-sounds';
import { useCompletion, type CompletionState } from '../../../features/workout/use-completion';
import { useExerciseLookup } from '../../../features/workout/use-exercise-lookup';
import { useWakeLock } from '../../../features/workout/use-wake-lock';
import { expectedResult, savedResult } from '../../../features/workout/workout-result';
import { brand } from '../../../../shared/brand';
import { useSession } from '../../../lib/session/session-context';
import { Button, buttonClass } from '../../../ui/button';
import { ShellSlot, useImmersive } from '../../layouts/shell-slots';
import { paths } from '../../paths';
import './training-session.css';

const loadDialog = () => import('../../../features/workout/components/completion-dialog');
const CompletionDialog = lazy(async () => ({ default: (await loadDialog()).CompletionDialog }));

interface TrainingSessionProps {
  session: WorkoutSession;
  onLeave: () => void;
}

/** One workout from its first second to the dialog at its end. */
export function TrainingSession({ session, onLeave }: TrainingSessionProps) {
  const player = usePlayer(session);
  const completion = useFinishedWorkout(session, player);
  // Fetched while there is a connection: the end of the workout may come without one.
  useEffect(() => void loadDialog().catch(() => undefined), []);
  return (
    <>
      <PlayerPage session={session} player={player} />
      {completion.completion && (
        <Suspense>
          <Finish session={session} completion={completion} onLeave={onLeave} />
        </Suspense>
      )}
    </>
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

function PlayerPage({ session, player }: { session: WorkoutSession; player: Player }) {
  const view = viewOf(player.state);
  const lookUp = useExerciseLookup();
  const exercise = lookUp(view.exercise.exerciseId);
  const over = view.phase === 'done';
  const [cue] = exercise?.cues ?? [];
  useImmersive();
  useWakeLock(!view.paused && !over);
  usePauseKey(!over, player.togglePause);
  useSounds(view, cue);
  useKeptProgress(session.id, player.state);
  return (
    <div className="training-session">
      <ShellSlot name="title">
        <span className="training-session-title">
          {session.title} <span>· {Math.round(plannedSeconds(session.plan) / 60)} min</span>
        </span>
      </ShellSlot>
      <ShellSlot name="tools">
        <Button className="training-session-complete" onClick={player.finishNow}>
          <Check className="icon" aria-hidden="true" />
          Complete Workout
        </Button>
      </ShellSlot>
      <PlayerStage view={view} exercise={exercise} />
      <div className="training-session-aside">
        <WorkoutProgress view={view} />
        <NextUp plan={session.plan} number={view.number} lookUp={lookUp} />
      </div>
      <div className="training-session-bar">
        <p>
          <b className="text-coach">{brand.coach}</b> {cue}
        </p>
        <PlayerControls view={view} player={player} />
        <VoiceToggle />
      </div>
      <ShellSlot name="dock">
        <PlayerControls view={view} player={player} />
      </ShellSlot>
      <ShellSlot name="dock-end">
        <VoiceToggle />
      </ShellSlot>
    </div>
  );
}

interface FinishProps extends TrainingSessionProps {
  completion: CompletionState;
}

function Finish({ session, completion, onLeave }: FinishProps) {
  const { saved, failed, sending, retry } = completion;
  const { name = '' } = useSession();
  const { news, nothing } = useSessionAwards(session.id, saved?.counted ?? false);
  const units = useQuery(profileQuery()).data?.units ?? 'metric';
  if (!completion.completion) return null;
  const [firstName = ''] = name.trim().split(/\s+/);
  return (
    <CompletionDialog
      result={saved ? savedResult(saved) : expectedResult(session, completion.completion)}
      firstName={firstName}
      reward={news}
      noReward={nothing}
      failed={failed}
      sending={sending}
      onRetry={retry}
      onClose={onLeave}
      notes={<SessionNotes session={saved ?? session} ready={saved !== null} units={units} />}
      actions={
        <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.dashboard}>
          Back to Dashboard
        </Link>
      }
    />
  );
}
