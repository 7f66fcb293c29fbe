import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { pointsQuery } from '../features/points/api/points-query';
import { awaitAwards } from '../features/points/await-awards';
import { awardFeed } from '../features/points/award-feed';
import { profileQuery } from '../features/profile/api/profile-query';
import { completeWorkout } from '../features/workout/api/complete-workout';
import { workoutHistoryQuery } from '../features/workout/api/workout-history-query';
import { dropUnsent, readUnsent } from '../features/workout/completion';
import { ApiError } from '../lib/api/api-error';
import { useConnection } from '../lib/offline/connection';
import { useSession } from '../lib/session/session-context';
import { toast } from '../ui/toast';
import { paths } from './paths';

const isRefused = (error: unknown) => error instanceof ApiError && error.code === 'session_not_found';

/** Sends a workout that was finished offline as soon as there is a connection, whatever page is open then. */
export function useSendUnsent() {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const connected = useConnection();
  const sending = useRef(false);
  const stopWaiting = useRef(() => undefined as void);

  const send = useCallback(async () => {
    const unsent = readUnsent(userId);
    // The workout page shows what waits and sends it itself.
    if (!unsent || sending.current || window.location.pathname === paths.workout) return;
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
      if (isRefused(error)) dropUnsent();
    } finally {
      sending.current = false;
    }
  }, [queries, userId]);

  useEffect(() => () => stopWaiting.current(), []);
  useEffect(() => {
    if (connected) void send();
  }, [connected, send]);
}
