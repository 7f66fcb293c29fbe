import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SharedWorkout } from '../../../features/workouts/api/shared-workout-query';
import { Button } from '../../../ui/button';
import { paths } from '../../paths';
import { sharedState } from '../training/wanted-workout';

const SharedWorkoutDialog = lazy(async () => ({
  default: (await import('../../../features/workouts/components/shared-workout-dialog')).SharedWorkoutDialog,
}));

interface TrainTheSameProps {
  shared: SharedWorkout;
  /** Whose workout it is, where several are listed. */
  name?: string;
}

/** Opens a friend's shared workout, and from there the player. */
export function TrainTheSame({ shared, name }: TrainTheSameProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <Button
        size="sm"
        variant="line"
        {...(name && { 'aria-label': `Train the same as ${name}` })}
        onClick={() => setOpen(true)}
      >
        Train the same
      </Button>
      {open && (
        <Suspense>
          <SharedWorkoutDialog
            shared={shared}
            onStart={(workout) => void navigate(paths.workout, { state: sharedState(workout) })}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
