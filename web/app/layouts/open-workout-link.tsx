import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { profileQuery } from '../../features/profile/api/profile-query';
import { readCompletion, readStarted } from '../../features/workouts/outbox/workout-kind';
import { useWorkoutOutbox } from '../../features/workouts/outbox/use-workout-outbox';
import { buttonClass } from '../../ui/button';
import { paths } from '../paths';
import { resumeState } from '../routes/training/wanted-workout';

/** One tap back into an open workout. */
export function OpenWorkoutLink() {
  const { outbox } = useWorkoutOutbox();
  const { data: profile, isFetching, isFetchedAfterMount } = useQuery(profileQuery());
  const begunOffline = readStarted(outbox)?.session;
  const known = profile?.training?.today.open;
  const isFinishedHere = readCompletion(outbox, known?.id ?? '') !== null;
  // A profile cached before a workout may still show it as open.
  const mayBeOver = isFinishedHere || (isFetching && !isFetchedAfterMount);
  const open = known && !mayBeOver ? known : null;
  if (!begunOffline && !open) return null;
  // The server has not heard of this workout yet, so its progress is only known in the player.
  const name = begunOffline?.title ?? `${open?.title}, ${open?.finished} of ${open?.of} done`;
  return (
    <Link
      className={`${buttonClass({ variant: 'go', size: 'sm' })} ml-1 min-w-tap tiny:ml-auto max-sm:beside-title:ml-0 max-sm:beside-title:px-3`}
      to={paths.workout}
      state={resumeState}
      aria-label={`Resume ${name}`}
    >
      <Play className="icon-sm" aria-hidden="true" />
      <span className="tiny:hidden max-sm:beside-title:hidden">Resume</span>
    </Link>
  );
}
