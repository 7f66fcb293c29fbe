import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api/api-error';
import { useSteady } from '../../../lib/use-steady';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { leaderboardQuery, type BoardScope } from '../api/leaderboard-query';
import { LeaderboardList, type LeaderboardListProps } from './leaderboard-list';

export const boardTabs: readonly { value: BoardScope; label: string }[] = [
  { value: 'global', label: 'Global' },
  { value: 'friends', label: 'Friends' },
];
const skeletonRows = 5;

interface BoardProps extends Pick<LeaderboardListProps, 'highlightsBest'> {
  scope: BoardScope;
  /** A link to find friends, for people who have none yet. */
  invite?: ReactNode;
  /** How many entries to request; ten by default. */
  limit?: number;
  /** Picks the entries to show. */
  shownOf: (board: Omit<LeaderboardListProps, 'highlightsBest'>) => LeaderboardListProps['entries'];
}

/** Being first of one is not a rank. */
const isAlone = (scope: BoardScope, { entries, me }: LeaderboardListProps) =>
  scope === 'friends' && entries.every(({ id }) => id === me?.id);

export function Board({ scope, invite, limit, shownOf, highlightsBest }: BoardProps) {
  const { data, error, refetch, isFetching } = useQuery(leaderboardQuery(scope, limit));
  const board = useSteady(data);
  if (board) {
    if (invite && isAlone(scope, board)) {
      return (
        <div className="grid min-h-board content-center xl:min-h-board-dense">
          <EmptyState title="Better with someone to chase" action={invite}>
            Add a friend, and you'll show up here side by side.
          </EmptyState>
        </div>
      );
    }
    if (board.entries.length > 0)
      return <LeaderboardList entries={shownOf(board)} me={board.me} highlightsBest={highlightsBest} />;
    return (
      <div className="grid min-h-board content-center xl:min-h-board-dense">
        <EmptyState title="No entries yet. Be the first to earn points!" />
      </div>
    );
  }
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
