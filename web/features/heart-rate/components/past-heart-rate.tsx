import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { workoutsContract, type WorkoutSession } from '../../../../shared/contracts/workouts';
import { messageOf } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { heartRateQuery } from '../api/heart-rate-query';
import { HeartRateSummary } from './heart-rate-summary';

interface PastHeartRateProps {
  session: Pick<WorkoutSession, 'id'>;
  zones: readonly number[] | null;
}

/** The heart rate that was kept with a workout, and a way to delete it. */
export function PastHeartRate({ session: { id }, zones }: PastHeartRateProps) {
  const { data, error, refetch, isFetching } = useQuery(heartRateQuery(id));
  if (!data && error) {
    return (
      <ErrorState
        title="Your heart rate didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="7rem" />;
  return (
    <div className="grid justify-items-start gap-2 *:first:w-full">
      <HeartRateSummary beats={data.beats} zones={zones} />
      <DeleteHeartRate id={id} />
    </div>
  );
}

const question = "Delete this heart rate? The workout and its calories stay. This can't be undone.";

function DeleteHeartRate({ id }: { id: string }) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => callEndpoint(workoutsContract.removeHeartRate, { params: { id } }),
    onSuccess: () => toast.success('Heart rate deleted'),
    onError: (error) =>
      toast.error('Error', messageOf(error, "It couldn't be deleted. Try again in a moment.")),
    onSettled: () => queries.invalidateQueries(),
  });
  if (!asks) {
    return (
      <Button size="sm" onClick={() => setAsks(true)}>
        Delete heart rate
      </Button>
    );
  }
  return (
    <div role="group" aria-label={question}>
      <p className="font-strong">{question}</p>
      <DialogActions>
        <Button onClick={() => setAsks(false)}>Keep it</Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          Delete
        </Button>
      </DialogActions>
    </div>
  );
}
