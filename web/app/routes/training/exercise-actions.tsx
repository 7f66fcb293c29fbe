import { Play, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { useSession } from '../../../lib/session/session-context';
import { Button, buttonClass } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { paths } from '../../paths';
import { builderAddress } from './builder-address';
import { exerciseState } from './wanted-workout';

/** Starts one exercise as its own workout, or adds it to the workout being built. */
export function ExerciseActions({ exercise: { id, name } }: { exercise: LibraryExercise }) {
  const userId = useSession().userId ?? '';
  const navigate = useNavigate();
  async function add() {
    const { addToBuild } = await import('../../../features/routines/kept-build');
    if (addToBuild(userId, id)) void navigate(builderAddress);
    else toast.info("That's a full workout", 'Take one out to add another.');
  }
  return (
    <div className="grid grid-cols-fit-fact gap-2 in-dialog-md:col-span-full in-dialog-md:flex">
      <Link
        className={buttonClass({ variant: 'go', size: 'lg' })}
        to={paths.workout}
        state={exerciseState({ id, name })}
        aria-label={`Do it now: ${name}`}
      >
        <Play className="icon-sm" aria-hidden="true" />
        Do it now
      </Link>
      <Button variant="line" size="lg" aria-label={`Add to workout: ${name}`} onClick={() => void add()}>
        <Plus className="icon-sm" aria-hidden="true" />
        Add to workout
      </Button>
    </div>
  );
}
