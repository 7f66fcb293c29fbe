import { useState, type ReactNode } from 'react';
import { Card, CardHeader } from '../../../ui/card';
import { Tabs } from '../../../ui/tabs';
import type { BoardScope } from '../api/leaderboard-query';
import { Board, boardTabs } from './board';
import type { LeaderboardListProps } from './leaderboard-list';

const shownRows = 6;

/** The best, or one fewer when the person's own row goes below them. */
function shownOf({ entries, me }: LeaderboardListProps) {
  const best = entries.slice(0, shownRows);
  const pinned = me !== null && best.every(({ id }) => id !== me.id);
  return pinned ? best.slice(0, shownRows - 1) : best;
}

interface LeaderboardCardProps {
  className?: string;
  /** A link to find friends. */
  invite?: ReactNode;
}

/** The best and the person, among everyone or among friends. */
export function LeaderboardCard({ className, invite }: LeaderboardCardProps) {
  const [scope, setScope] = useState<BoardScope>('global');
  return (
    <Card className={className} aria-labelledby="leaderboard">
      <CardHeader id="leaderboard" title="Leaderboard" />
      <Tabs label="Leaderboard" tabs={boardTabs} value={scope} onChange={setScope}>
        <div className="-mt-1 grid min-h-board content-start xl:min-h-board-dense">
          <Board key={scope} scope={scope} invite={invite} shownOf={shownOf} />
        </div>
      </Tabs>
    </Card>
  );
}
