import { useState } from 'react';
import { Card, CardHeader } from '../../../ui/card';
import { Tabs } from '../../../ui/tabs';
import type { BoardScope } from '../api/leaderboard-query';
import { Board, boardTabs } from './board';
import type { LeaderboardListProps } from './leaderboard-list';

const rows = 50;
const titles: Record<BoardScope, string> = {
  global: 'Global Leaderboard',
  friends: 'Friends Leaderboard',
};
const all = ({ entries }: LeaderboardListProps) => entries;

/** The fifty best, three of them set apart, and oneself. */
export function LongLeaderboard() {
  const [scope, setScope] = useState<BoardScope>('global');
  return (
    <Card aria-labelledby="leaderboard">
      <CardHeader id="leaderboard" title={titles[scope]} />
      <Tabs label="Whose leaderboard" tabs={boardTabs} value={scope} onChange={setScope}>
        <Board scope={scope} limit={rows} shownOf={all} highlightsBest />
      </Tabs>
    </Card>
  );
}
