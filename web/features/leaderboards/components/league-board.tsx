import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { League, LeaguePlacement } from '../../../../shared/contracts/leagues';
import { messageOf } from '../../../lib/api/api-error';
import { useSteady } from '../../../lib/use-steady';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { leagueQuery } from '../api/league-query';
import { averageText, firstLeagueText, lastWeekText, placementText, timeLeftText } from '../league-text';
import { LeaderboardList } from './leaderboard-list';
import { PlacementBar } from './placement-bar';

const skeletonRows = 5;
const minuteMs = 60_000;

/** The current time, updated every minute. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The person's league: people of similar effort, for one week. */
export function LeagueBoard() {
  const { data, error, refetch, isFetching } = useQuery(leagueQuery());
  const league = useSteady(data);
  const now = useNow();
  const isOver = league !== undefined && Date.parse(league.endsAt) <= now;
  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);
  if (league) return <Standings league={league} now={now} />;
  if (error) {
    return (
      <ErrorState
        title="Failed to load leaderboards"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  return <SkeletonRows count={skeletonRows} dense label="Loading leaderboard" />;
}

function Standings({ league, now }: { league: League; now: number }) {
  const { name, endsAt, entries, me, onBoards, lastWeek, placement } = league;
  const lastWeekLine = lastWeek && lastWeekText(lastWeek);
  if (!onBoards)
    return (
      <EmptyState title="You've hidden yourself from leaderboards">
        Leagues count, too. Turn it back on in Settings and this week's minutes are still yours.
      </EmptyState>
    );
  return (
    <>
      <p className="flex flex-wrap justify-between gap-x-4 pb-1 text-small text-fg-2">
        <b className="font-bold text-fg">{name ?? 'This week'}</b>
        <span>{timeLeftText(endsAt, now)}</span>
      </p>
      {placement && <Placement placement={placement} endsAt={endsAt} now={now} />}
      {lastWeekLine && <p className="pb-2 text-small text-fg-2">{lastWeekLine}</p>}
      {entries.length > 0 ? (
        <LeaderboardList entries={entries} me={me} highlightsBest />
      ) : (
        <EmptyState title="Your league starts with your first minutes">
          {firstLeagueText(placement)} One workout and you're in.
        </EmptyState>
      )}
    </>
  );
}

interface PlacementProps {
  placement: LeaguePlacement;
  endsAt: string;
  now: number;
}

/** Where the next week begins, and why. */
function Placement({ placement, endsAt, now }: PlacementProps) {
  return (
    <div className="grid gap-2 pb-3">
      <p className="text-small text-fg-2">{placementText(placement, endsAt, now)}</p>
      <PlacementBar placement={placement} endsAt={endsAt} />
      <p className="text-micro text-fg-2">
        {averageText(placement)} No one can push you out, and a quiet week moves you down one league at most.
      </p>
    </div>
  );
}
