import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import type { TrainingToday } from '../../../../shared/contracts/training';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { startText } from '../training/start-text';
import { resumeState, trainingState } from '../training/wanted-workout';

type Today = TrainingToday | null | undefined;

/** Where the main action leads: to the open workout, today's session, or all workouts. */
function target(today: Today) {
  if (today?.open) return resumeState;
  return today?.session ? trainingState(today.session) : null;
}

const sizeClass = 'tiny:min-w-0 tiny:px-2';

/** While training waits for a danger, the chat is where it ends. */
function TellCoach() {
  return (
    <Link className={`${buttonClass({ variant: 'quiet', size: 'lg' })} ${sizeClass}`} to={paths.chat}>
      Tell {brand.coach}
    </Link>
  );
}

/** The dashboard's main action: its label says whether today's session is planned, optional on a rest day, or an extra one. */
export function StartWorkout({ today }: { today?: Today }) {
  const open = today?.open;
  if (today?.isWaiting && !open) return <TellCoach />;
  const isOptional = !open && today?.session && (today.isRestDay || today.isDone);
  return (
    <Link
      className={`${buttonClass({ variant: isOptional ? 'quiet' : 'go', size: 'lg' })} ${sizeClass}`}
      to={paths.workout}
      state={target(today)}
    >
      {open ? `Resume ${open.finished} of ${open.of}` : startText(today, 'Start Workout')}{' '}
      <ArrowRight className="icon tiny:hidden" aria-hidden="true" />
    </Link>
  );
}
