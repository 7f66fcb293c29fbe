import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pointsQuery } from '../features/points/api/points-query';
import { awaitAwards } from '../features/points/await-awards';
import { awardFeed } from '../features/points/award-feed';
import { profileQuery } from '../features/profile/api/profile-query';
import { isStart } from '../features/workouts/outbox/unsent-workouts';
import { useWorkoutOutbox } from '../features/workouts/outbox/use-workout-outbox';
import { completeLeft } from '../features/workouts/player/left-workout';
import { forgetPlaying, playedHere } from '../features/workouts/player/kept-place';
import { toast } from '../ui/toast';
import { paths } from './paths';
import { isolated } from '../../shared/rules/isolated';

/** Keeps the outbox of finished workouts working on every page, and announces what arrived if no page shows it. */
export function useSentWorkouts() {
  const queries = useQueryClient();
  const { outbox, userId } = useWorkoutOutbox();
  useEffect(() => {
    // The player goes on where a reload interrupted it; anywhere else, what was left is over.
    const isPlayer = window.location.pathname === paths.workout;
    if (!isPlayer) forgetPlaying();
    if (!isPlayer || playedHere() === null) completeLeft(userId, outbox.add);
  }, [outbox, userId]);
  useEffect(() => {
    let stopWaiting = () => undefined as void;
    const stopListening = outbox.onSettled(({ entry, saved, followed }) => {
      if (!saved) return;
      void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
      if (followed || isStart(entry)) return;
      const { sessionId, title } = entry;
      toast.success('Workout sent', `${isolated(title)} is in your account now.`);
      stopWaiting();
      stopWaiting = awaitAwards({
        sessionId,
        feed: awardFeed,
        readLedger: () => queries.fetchQuery({ ...pointsQuery(), staleTime: 0, retry: false }),
        onNothing: () => undefined,
      });
    });
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [queries, outbox]);
}
