import { useQuery } from '@tanstack/react-query';
import type { SuitedWorkout } from '../../../../shared/contracts/workouts';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { sharedWorkoutQuery, type SharedWorkout } from '../api/shared-workout-query';

interface SharedWorkoutDialogProps {
  shared: SharedWorkout;
  onStart: (workout: SuitedWorkout) => void;
  onClose: () => void;
}

const isRefusal = (error: Error) => error instanceof ApiError && [404, 409].includes(error.status);

function Offer({ workout, onStart }: { workout: SuitedWorkout; onStart: () => void }) {
  const { title, minutes, exercises, advice } = workout;
  const moves = `${exercises.length} ${exercises.length === 1 ? 'move' : 'moves'}`;
  return (
    <>
      <p className="font-strong wrap-anywhere">
        <bdi>{title}</bdi>
      </p>
      <p className="text-fg-2">
        {moves}, about {minutes} min with breaks
      </p>
      <p className="mt-3 text-fg-2">{advice ?? 'All of it is fine for you as it is.'}</p>
      <DialogActions>
        <Button variant="go" onClick={onStart}>
          Start Workout
        </Button>
      </DialogActions>
    </>
  );
}

/** What a friend shared, as it suits the person, and the button that starts it. */
export function SharedWorkoutDialog({ shared, onStart, onClose }: SharedWorkoutDialogProps) {
  const { data, error, refetch, isFetching } = useQuery(sharedWorkoutQuery(shared));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title="Train the same">
      {data && !error && <Offer workout={data} onStart={() => onStart(data)} />}
      {error && isRefusal(error) && <p role="alert">{messageOf(error, '')}</p>}
      {error && !isRefusal(error) && (
        <ErrorState
          title="The workout didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {!data && !error && <SkeletonRows count={2} label="Loading the workout" />}
    </Dialog>
  );
}
