import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { pointsQuery } from './api/points-query';
import { awaitAwards } from './await-awards';
import { awardFeed, type AwardNews } from './award-feed';

export interface SessionAwards {
  news: AwardNews | null;
  /** Neither a frame nor the ledger reported anything in time. */
  nothing: boolean;
}

const isAbout = (sessionId: string, { awards }: AwardNews) =>
  awards.every(({ activityId }) => activityId === null || activityId === sessionId);

/**
 * A session's points as they arrive. Mount it before the completion is sent, since the frame may come before the
 * response; `counted` starts the wait after which the ledger is read.
 */
export function useSessionAwards(sessionId: string, counted: boolean): SessionAwards {
  const queries = useQueryClient();
  const [news, setNews] = useState<AwardNews | null>(null);
  const [nothing, setNothing] = useState(false);

  useEffect(
    () => awardFeed.subscribe((told) => isAbout(sessionId, told) && setNews((known) => known ?? told)),
    [sessionId],
  );

  const waiting = counted && news === null;
  useEffect(() => {
    if (!waiting) return undefined;
    return awaitAwards({
      sessionId,
      feed: awardFeed,
      readLedger: () => queries.fetchQuery({ ...pointsQuery(), staleTime: 0, retry: false }),
      onNothing: () => setNothing(true),
    });
  }, [waiting, sessionId, queries]);

  return { news, nothing: nothing && news === null };
}
