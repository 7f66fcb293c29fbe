import type { LeaderboardEntry } from '../../../../shared/contracts/leaderboards';
import { grouped } from '../../../lib/number-text';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { Medal } from '../../../ui/medal';
import './leaderboard-list.css';

function Rank({ rank }: { rank: number }) {
  const medal = rank === 1 || rank === 2 || rank === 3 ? rank : null;
  return <span className="leaderboard-rank">{medal ? <Medal rank={medal} /> : grouped(rank)}</span>;
}

function EntryRow({ entry, own }: { entry: LeaderboardEntry; own: boolean }) {
  const { id, rank, name, workoutsCompleted, totalPoints } = entry;
  const before = (
    <>
      <Rank rank={rank} />
      <Avatar id={id} name={name} />
    </>
  );
  const points = (
    <span className="leaderboard-points">
      {grouped(totalPoints)}
      <small>{totalPoints === 1 ? 'point' : 'points'}</small>
    </span>
  );
  return (
    <ListRow
      own={own}
      name={
        <>
          {name} {own && <Badge tone="solid">You</Badge>}
        </>
      }
      note={`${grouped(workoutsCompleted)} ${workoutsCompleted === 1 ? 'workout' : 'workouts'}`}
      before={before}
      after={points}
    />
  );
}

export interface LeaderboardListProps {
  /** Best first. */
  entries: readonly LeaderboardEntry[];
  me: LeaderboardEntry | null;
}

/** The best, and below them the own row where it is not among them. */
export function LeaderboardList({ entries, me }: LeaderboardListProps) {
  const pinned = me !== null && entries.every(({ id }) => id !== me.id);
  return (
    <ol className="leaderboard-list num">
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} own={entry.id === me?.id} />
      ))}
      {pinned && (
        <>
          <li className="leaderboard-gap" aria-hidden="true">
            ···
          </li>
          <EntryRow entry={me} own />
        </>
      )}
    </ol>
  );
}
