import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { heartRateOf } from '../../../../shared/rules/heart-rate';
import { ChallengeResult } from '../../../features/challenges/components/challenge-result';
import { HeartRateSummary } from '../../../features/heart-rate/components/heart-rate-summary';
import { useSessionAwards } from '../../../features/points/use-session-awards';
import { CompletionDialog } from '../../../features/workouts/components/completion-dialog';
import { DoneReasons } from '../../../features/workouts/components/done-reasons';
import { EffortChoice } from '../../../features/workouts/components/effort-choice';
import { SetsForm } from '../../../features/workouts/components/sets-form';
import { ShareButton } from '../../../features/workouts/components/share-button';
import type { FinishProps } from '../../../features/workouts/components/training-session';
import { ratingNote } from '../../../features/workouts/effort-texts';
import type { CompletionDelivery } from '../../../features/workouts/outbox/workout-kind';
import { useRating } from '../../../features/workouts/use-rating';
import { useSessionNotes } from '../../../features/workouts/use-session-notes';
import { expectedResult, savedResult } from '../../../features/workouts/workout-result';
import { useSession } from '../../../lib/session/session-context';
import { buttonClass } from '../../../ui/button';
import { holdPoints } from '../../../ui/toaster';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { paths } from '../../paths';
import { NextSession } from './next-session';
import { useWhatFollows } from './use-what-follows';

function unsentReason({ state, failed, isOffline }: CompletionDelivery) {
  if (state === 'refused') return 'refused';
  if (!failed) return null;
  return isOffline ? 'offline' : 'failed';
}

/** The dialog at the end of a workout: what was done, the points as they arrive, and where to go next. */
export function WorkoutFinish({ session, delivery, onRetry, onLeave }: FinishProps) {
  const { saved, state, entry: completion, kept } = delivery;
  const known = useSession();
  const notes = useSessionNotes(saved ?? session);
  const rating = useRating(delivery, notes);
  const { news, nothing } = useSessionAwards(session.id, saved?.counted ?? false);
  const result = saved ? savedResult(saved) : expectedResult(session, completion);
  const counts = result.notCounted === null;
  const { profile, next, hasPlan, isFresh, streak } = useWhatFollows({
    saved,
    counts,
    isSaving: notes.saving,
  });
  useEffect(() => holdPoints(), []);
  // Without consent on the server, it is gone.
  const heartRate = completion.beats && (saved ? saved.heartRate : heartRateOf(completion.beats));
  const unsent = unsentReason(delivery);
  const [firstName = ''] = (profile?.name ?? known.name ?? '').trim().split(/\s+/);
  return (
    <CompletionDialog
      {...{ result, firstName, hasPlan, streak, unsent, onRetry }}
      reward={news}
      noReward={nothing}
      isKept={kept}
      sending={state === 'sending'}
      onClose={onLeave}
      challenge={saved && <Challenge saved={saved} />}
      rating={
        unsent !== 'refused' && (
          <>
            <EffortChoice
              effort={rating.effort}
              note={hasPlan ? ratingNote(rating.effort, result, saved?.swaps) : null}
              onChoose={rating.choose}
            />
            <VisuallyHidden live="polite">{notes.saved ? 'Saved' : ''}</VisuallyHidden>
          </>
        )
      }
      next={
        profile?.training &&
        next &&
        (isFresh || unsent === 'offline') && (
          <NextSession
            next={next}
            today={profile.training.today.date}
            timeZone={profile.timeZone}
            isOnline={isFresh}
          />
        )
      }
      details={
        <>
          {heartRate && (
            <HeartRateSummary
              beats={completion.beats ?? []}
              zones={profile?.training?.heartRate?.zones ?? null}
            />
          )}
          <DoneReasons
            plan={session.plan}
            finished={saved?.finishedExercises ?? completion.finishedExercises}
          />
          {saved && <SetsForm session={saved} notes={notes} units={profile?.units ?? 'metric'} />}
        </>
      }
      actions={
        <>
          {saved?.counted && <ShareButton sessionId={session.id} />}
          <Exits isChallenge={session.challengeNumber !== undefined} />
        </>
      }
    />
  );
}

function Challenge({ saved: { challengeNumber, activeSeconds, counted } }: { saved: WorkoutSession }) {
  if (challengeNumber === undefined) return null;
  return <ChallengeResult number={challengeNumber} activeSeconds={activeSeconds} counted={counted} />;
}

function Exits({ isChallenge }: { isChallenge: boolean }) {
  return (
    <>
      {isChallenge && (
        <Link className={buttonClass({ variant: 'line', size: 'lg' })} to={paths.gameChallenges}>
          Back to the ladder
        </Link>
      )}
      <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.dashboard}>
        Back to Dashboard
      </Link>
    </>
  );
}
