import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { lateMeals } from '../features/nutrition/outbox/late-meals';
import { pointsQuery } from '../features/points/api/points-query';
import { awaitAwards } from '../features/points/await-awards';
import { awardFeed } from '../features/points/award-feed';

/** Announces the points of meals logged offline, whose frames may have come before the socket was back. */
export function useSentMeals() {
  const queries = useQueryClient();
  useEffect(() => {
    const waiting = new Set<string>();
    let stopWaiting = () => undefined as void;
    let isOver = false;
    const waitForNext = () => {
      stopWaiting();
      if (isOver) return;
      const [id] = waiting;
      if (id === undefined) return;
      stopWaiting = awaitAwards({
        sessionId: id,
        feed: awardFeed,
        readLedger: () => queries.fetchQuery({ ...pointsQuery(), staleTime: 0, retry: false }),
        onNothing: () => {
          waiting.delete(id);
          waitForNext();
        },
      });
    };
    const stopMeals = lateMeals.subscribe(({ id }) => {
      waiting.add(id);
      if (waiting.size === 1) waitForNext();
    });
    const stopAwards = awardFeed.subscribe(({ awards }) => {
      awards.forEach(({ activityId }) => activityId !== null && waiting.delete(activityId));
      // A listener that starts now would be told about this one, too.
      queueMicrotask(waitForNext);
    });
    return () => {
      isOver = true;
      stopMeals();
      stopAwards();
      stopWaiting();
    };
  }, [queries]);
}
