import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PlannedTraining, TrainingToday } from '../../../../shared/contracts/training';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { resumeState, trainingState } from '../training/wanted-workout';

/** Where the page's action leads: into the open workout, into today's session, or to all workouts. */
function target(today: TrainingToday | null | undefined) {
  if (today?.open) return resumeState;
  if (!today?.session || today.isRestDay || today.isDone) return null;
  return trainingState(today.session);
}

/** The one action of the dashboard. */
export function StartWorkout({ today }: { today?: TrainingToday | null | undefined }) {
  const open = today?.open;
  return (
    <Link
      className={`${buttonClass({ variant: 'go', size: 'lg' })} tiny:min-w-0 tiny:px-2`}
      to={paths.workout}
      state={target(today)}
    >
      {open ? `Resume ${open.finished} of ${open.of}` : 'Start Workout'}{' '}
      <ArrowRight className="icon tiny:hidden" aria-hidden="true" />
    </Link>
  );
}

/** Begins a session on a day on which nobody has to. */
export function StartAnyway({ session }: { session: PlannedTraining }) {
  return (
    <Link
      className={buttonClass({ variant: 'line', size: 'sm' })}
      to={paths.workout}
      state={trainingState(session)}
    >
      Start anyway
    </Link>
  );
}
