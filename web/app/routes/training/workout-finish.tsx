import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { ChallengeResult } from '../../../features/challenges/components/challenge-result';
import { useSessionAwards } from '../../../features/points/use-session-awards';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { CompletionDialog } from '../../../features/workouts/components/completion-dialog';
import { DoneReasons } from '../../../features/workouts/components/done-reasons';
import { SessionNotes } from '../../../features/workouts/components/session-notes';
import { ShareButton } from '../../../features/workouts/components/share-button';
import type { FinishProps } from '../../../features/workouts/components/training-session';
import { expectedResult, savedResult } from '../../../features/workouts/workout-result';
import { useSession } from '../../../lib/session/session-context';
import { buttonClass } from '../../../ui/button';
import { holdPoints } from '../../../ui/toaster';
import { paths } from '../../paths';

/** The dialog at the end of a workout: what was done, the points as they arrive, and where to go next. */
export function WorkoutFinish(props: FinishProps) {
  const { session, delivery, onLeave } = props;
  const { saved, state, entry: completion } = delivery;
  const known = useSession();
  const { news, nothing } = useSessionAwards(session.id, saved?.counted ?? false);
  const { data: profile } = useQuery(profileQuery());
  const units = profile?.units ?? 'metric';
  const name = profile?.name ?? known.name ?? '';
  useEffect(() => (props.hidden ? undefined : holdPoints()), [props.hidden]);
  if (props.hidden) return null;
  const [firstName = ''] = name.trim().split(/\s+/);
  const finished = saved?.finishedExercises ?? completion.finishedExercises;
  return (
    <CompletionDialog
      result={saved ? savedResult(saved) : expectedResult(session, completion)}
      firstName={firstName}
      reward={news}
      noReward={nothing}
      failed={delivery.failed}
      refused={state === 'refused'}
      sending={state === 'sending'}
      onRetry={props.onRetry}
      onClose={onLeave}
      reasons={
        <>
          {saved?.challengeNumber !== undefined && (
            <ChallengeResult
              number={saved.challengeNumber}
              activeSeconds={saved.activeSeconds}
              counted={saved.counted}
            />
          )}
          <DoneReasons plan={session.plan} finished={finished} />
        </>
      }
      notes={
        <SessionNotes
          session={saved ?? session}
          ready={saved !== null}
          // The plan ignores a workout without a finished exercise.
          isLatest={finished.length > 0}
          units={units}
        />
      }
      actions={
        <>
          {props.children}
          {saved?.counted && <ShareButton sessionId={session.id} />}
          {session.challengeNumber !== undefined && (
            <Link className={buttonClass({ variant: 'line', size: 'lg' })} to={paths.gameChallenges}>
              Back to the ladder
            </Link>
          )}
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.dashboard}>
            Back to Dashboard
          </Link>
        </>
      }
    />
  );
}
