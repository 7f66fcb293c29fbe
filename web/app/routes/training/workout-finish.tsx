import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { useSessionAwards } from '../../../features/points/use-session-awards';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { CompletionDialog } from '../../../features/workout/components/completion-dialog';
import { SessionNotes } from '../../../features/workout/components/session-notes';
import type { CompletionState } from '../../../features/workout/use-completion';
import { expectedResult, savedResult } from '../../../features/workout/workout-result';
import { useSession } from '../../../lib/session/session-context';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';

interface WorkoutFinishProps {
  session: WorkoutSession;
  completion: CompletionState;
  /** The cool-down runs; the points may arrive meanwhile. */
  hidden: boolean;
  onLeave: () => void;
  /** What is offered beside the way back. */
  children: ReactNode;
}

/** The dialog at the end of a workout: what was done, the points as they arrive, and the way on. */
export function WorkoutFinish({ session, completion, hidden, onLeave, children }: WorkoutFinishProps) {
  const { saved, failed, refused, sending, retry } = completion;
  const known = useSession();
  const { news, nothing } = useSessionAwards(session.id, saved?.counted ?? false);
  const { data: profile } = useQuery(profileQuery());
  const units = profile?.units ?? 'metric';
  const name = profile?.name ?? known.name ?? '';
  if (!completion.completion || hidden) return null;
  const [firstName = ''] = name.trim().split(/\s+/);
  return (
    <CompletionDialog
      result={saved ? savedResult(saved) : expectedResult(session, completion.completion)}
      firstName={firstName}
      reward={news}
      noReward={nothing}
      failed={failed}
      refused={refused}
      sending={sending}
      onRetry={retry}
      onClose={onLeave}
      notes={<SessionNotes session={saved ?? session} ready={saved !== null} units={units} />}
      actions={
        <>
          {children}
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.dashboard}>
            Back to Dashboard
          </Link>
        </>
      }
    />
  );
}
