import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { leaderboardsContract } from '../../../../shared/contracts/leaderboards';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import { messageOf } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { TabPanel, Tabs } from '../../../ui/tabs';
import { friendsLeaderboardQuery, globalLeaderboardQuery } from '../api/leaderboard-queries';
import { LeaderboardList } from './leaderboard-list';
import './leaderboard-card.css';

type Board = ResponseOf<typeof leaderboardsContract.readGlobalLeaderboard>;
type Scope = 'global' | 'friends';

const tabs: readonly { value: Scope; label: string }[] = [
  { value: 'global', label: 'Global' },
  { value: 'friends', label: 'Friends' },
];
const shownEntries = 5;

function BoardPanel({ data: board, error, refetch, isFetching }: UseQueryResult<Board>) {
  if (board) {
    if (board.entries.length > 0) {
      return <LeaderboardList entries={board.entries.slice(0, shownEntries)} me={board.me} />;
    }
    return <EmptyState title="No entries yet. Be the first to earn points!" />;
  }
  if (error) {
    return (
      <ErrorState title="Failed to load leaderboards" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  return <SkeletonRows count={shownEntries} label="Loading leaderboard" />;
}

/** The five best and oneself, among everybody or among friends. */
export function LeaderboardCard({ className }: { className?: string }) {
  const [scope, setScope] = useState<Scope>('global');
  const board = useQuery<Board>(scope === 'global' ? globalLeaderboardQuery() : friendsLeaderboardQuery());
  return (
    <Card className={['leaderboard-card', className].filter(Boolean).join(' ')} aria-labelledby="leaderboard">
      <CardHeader id="leaderboard" title="Leaderboard" />
      <Tabs label="Leaderboard" tabs={tabs} value={scope} onChange={setScope}>
        <TabPanel value={scope}>
          <BoardPanel {...board} />
        </TabPanel>
      </Tabs>
    </Card>
  );
}
