import { useState, type ReactNode } from 'react';
import { Card, CardHeader } from '../../../ui/card';
import { Tabs } from '../../../ui/tabs';
import type { BoardScope } from '../api/leaderboard-query';
import { Board, boardTabs } from './board';
import { LeagueBoard } from './league-board';
import type { LeaderboardListProps } from './leaderboard-list';

const rows = 50;
const tabs = [...boardTabs, { value: 'league', label: 'League' }] as const;
const titles: Record<BoardScope | 'league', string> = {
  global: 'Global Leaderboard',
  friends: 'Friends Leaderboard',
  league: 'League of the Week',
};
const all = ({ entries }: LeaderboardListProps) => entries;

/** The top fifty with three highlighted, and the person; or the person's league. */
export function LongLeaderboard({ invite }: { invite: ReactNode }) {
  const [scope, setScope] = useState<BoardScope | 'league'>('global');
  return (
    <Card aria-labelledby="leaderboard">
      <CardHeader id="leaderboard" title={titles[scope]} />
      <Tabs label="Whose leaderboard" tabs={tabs} value={scope} onChange={setScope}>
        {scope === 'league' ? (
          <LeagueBoard />
        ) : (
          <Board key={scope} scope={scope} invite={invite} limit={rows} shownOf={all} highlightsBest />
        )}
      </Tabs>
    </Card>
  );
}
