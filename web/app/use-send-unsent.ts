import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { pointsQuery } from '../features/points/api/points-query';
import { awaitAwards } from '../features/points/await-awards';
import { awardFeed } from '../features/points/award-feed';
import { profileQuery } from '../features/profile/api/profile-query';
import { completeWorkout, isRefusedCompletion } from '../features/workout/api/complete-workout';
import { workoutHistoryQuery } from '../features/workout/api/workout-history-query';
import { dropUnsent, readUnsent, useHasUnsent, type Completion } from '../features/workout/completion';
import { useSendAgain } from '../features/workout/use-send-again';
import { useConnection } from '../lib/offline/connection';
import { useSession } from '../lib/session/session-context';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** Sends a workout that could not be sent as soon as the server answers again, whatever page is open then. */
export function useSendUnsent() {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const connected = useConnection();
  const sending = useRef(false);
  const stopWaiting = useRef(() => undefined as void);

  const deliver = useCallback(
    async (unsent: Completion) => {
      sending.current = true;
      try {
        await completeWorkout(unsent);
        dropUnsent();
        toast.success('Workout sent', `${unsent.title} is on your account now.`);
        for (const { queryKey } of [workoutHistoryQuery(), profileQuery()]) {
          void queries.invalidateQueries({ queryKey });
        }
        stopWaiting.current = awaitAwards({
          sessionId: unsent.sessionId,
          feed: awardFeed,
          readLedger: () => queries.fetchQuery({ ...pointsQuery(), staleTime: 0, retry: false }),
          onNothing: () => undefined,
        });
      } catch (error) {
        // Otherwise it stays where it is and is sent at the next chance.
        if (isRefusedCompletion(error)) dropUnsent();
      } finally {
        sending.current = false;
      }
    },
    [queries],
  );
  const send = useCallback(() => {
    const unsent = readUnsent(userId);
    // The workout page shows what waits and sends it itself.
    if (!unsent || sending.current || window.location.pathname === paths.workout) return false;
    void deliver(unsent);
    return true;
  }, [deliver, userId]);

  useEffect(() => () => stopWaiting.current(), []);
  useEffect(() => {
    if (connected) send();
  }, [connected, send]);
  useSendAgain(useHasUnsent(userId), send);
}
