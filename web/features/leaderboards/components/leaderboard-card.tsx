import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { Tabs } from '../../../ui/tabs';
import { leaderboardQuery, type BoardScope } from '../api/leaderboard-query';
import { LeaderboardList, type LeaderboardListProps } from './leaderboard-list';

const tabs: readonly { value: BoardScope; label: string }[] = [
  { value: 'global', label: 'Global' },
  { value: 'friends', label: 'Friends' },
];
const skeletonRows = 5;
const shownRows = 6;

/** The best, or one fewer where the own row has to stand below them. */
function shownOf({ entries, me }: LeaderboardListProps) {
  const best = entries.slice(0, shownRows);
  const pinned = me !== null && best.every(({ id }) => id !== me.id);
  return pinned ? best.slice(0, shownRows - 1) : best;
}

function Board({ scope }: { scope: BoardScope }) {
  const { data: board, error, refetch, isFetching } = useQuery(leaderboardQuery(scope));
  if (board) {
    if (board.entries.length > 0) {
      return <LeaderboardList entries={shownOf(board)} me={board.me} />;
    }
    return (
      <div className="grid min-h-board content-center xl:min-h-board-dense">
        <EmptyState title="No entries yet. Be the first to earn points!" />
      </div>
    );
  }
  if (error) {
    return (
      <ErrorState title="Failed to load leaderboards" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  return <SkeletonRows count={skeletonRows} dense label="Loading leaderboard" />;
}

/** The best and oneself, among everybody or among friends. */
export function LeaderboardCard({ className }: { className?: string }) {
  const [scope, setScope] = useState<BoardScope>('global');
  return (
    <Card className={className} aria-labelledby="leaderboard">
      <CardHeader id="leaderboard" title="Leaderboard" />
      <Tabs label="Leaderboard" tabs={tabs} value={scope} onChange={setScope}>
        <div className="-mt-1 grid min-h-board content-start xl:min-h-board-dense">
          <Board scope={scope} />
        </div>
      </Tabs>
    </Card>
  );
}
