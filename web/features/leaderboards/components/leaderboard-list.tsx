import { cx } from 'class-variance-authority';
import type { LeaderboardEntry } from '../../../../shared/contracts/leaderboards';
import type { League } from '../../../../shared/contracts/leagues';
import { grouped } from '../../../../shared/rules/number-text';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { Medal } from '../../../ui/medal';

const bestRank = 3;

function Rank({ rank }: { rank: number }) {
  const medal = rank === 1 || rank === 2 || rank === 3 ? rank : null;
  return (
    <span className="grid w-icon-xl flex-none place-items-center font-heavy text-fg-2">
      {medal ? <Medal rank={medal} /> : grouped(rank)}
    </span>
  );
}

/** Ranked by the points of all workouts, or by a week's minutes. */
type Entry = LeaderboardEntry | League['entries'][number];

const isOfLeague = (entry: Entry) => 'minutes' in entry;

const withUnit = (count: number, unit: string) => [grouped(count), count === 1 ? unit : `${unit}s`] as const;

interface EntryRowProps {
  entry: Entry;
  own: boolean;
  /** One of the top three on a leaderboard that highlights them. */
  highlighted: boolean;
  /** What else there is to say about them. */
  more?: string | undefined;
}

function EntryRow({ entry, own, highlighted, more }: EntryRowProps) {
  const { id, rank, name } = entry;
  const [score, unit] = isOfLeague(entry)
    ? withUnit(entry.minutes, 'minute')
    : withUnit(entry.totalPoints, 'point');
  const before = (
    <>
      <Rank rank={rank} />
      <span className="flex tiny:hidden">
        <Avatar id={id} name={name} />
      </span>
    </>
  );
  const ranked = (
    <span className="text-right leading-snug font-heavy tracking-title">
      {score}
      <small className="block text-micro font-semibold tracking-normal text-fg-2">{unit}</small>
    </span>
  );
  return (
    <ListRow
      own={own}
      className={cx('xl:min-h-12 xl:py-1', highlighted && !own && '-mx-2 rounded-md bg-warm-tint px-2')}
      name={
        <>
          <bdi className="wrap-anywhere">{name}</bdi> {own && <Badge tone="solid">You</Badge>}
        </>
      }
      note={
        <>
          {!isOfLeague(entry) && withUnit(entry.workoutsCompleted, 'workout').join(' ')}
          {more && <span className="block">{more}</span>}
        </>
      }
      before={before}
      after={ranked}
    />
  );
}

export interface LeaderboardListProps {
  /** Best first. */
  entries: readonly Entry[];
  me: Entry | null;
  /** Highlights the top three. */
  highlightsBest?: boolean;
  /** What else there is to say about someone. */
  noteOf?: (id: string) => string | undefined;
}

/** The best, and below them the person's own row if it is not among them. */
export function LeaderboardList({ entries, me, highlightsBest = false, noteOf }: LeaderboardListProps) {
  const pinned = me !== null && entries.every(({ id }) => id !== me.id);
  return (
    <ol className="tabular-nums">
      {entries.map((entry) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          own={entry.id === me?.id}
          highlighted={highlightsBest && entry.rank <= bestRank}
          more={noteOf?.(entry.id)}
        />
      ))}
      {pinned && (
        <>
          <li
            className="grid place-items-center border-t border-line text-lead leading-none text-fg-2"
            aria-hidden="true"
          >
            ···
          </li>
          <EntryRow entry={me} own highlighted={false} more={noteOf?.(me.id)} />
        </>
      )}
    </ol>
  );
}
