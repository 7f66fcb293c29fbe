import { Footprints, Snowflake } from 'lucide-react';
import type { Profile } from '../../../../shared/contracts/profile';
import { tierProgress, tiers } from '../../../../shared/rules/tiers';
import { grouped } from '../../../../shared/rules/number-text';
import { Card } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { streakDays } from '../streak-days';
import { StreakWeek } from './streak-week';

/** Rank on the global leaderboard; unknown when the leaderboard didn't load. */
export type Rank = number | 'unranked' | 'unknown' | 'loading';

function RankValue({ rank }: { rank: Rank }) {
  if (rank === 'loading') return <Skeleton width="2.5rem" height="2.25rem" />;
  if (rank === 'unknown') return <>–</>;
  return rank === 'unranked' ? <span className="text-lead leading-body">Unranked</span> : grouped(rank);
}

interface ProgressCardProps {
  profile: Profile | undefined;
  rank: Rank;
  className?: string;
}

export function ProgressCard({ profile, rank, className }: ProgressCardProps) {
  const progress = profile?.progress;
  const value = (pick: (known: NonNullable<typeof progress>) => number) =>
    progress ? grouped(pick(progress)) : <Skeleton width="3.5rem" height="2.25rem" />;
  return (
    <Card
      className={['flex flex-col justify-between tabular-nums', className].filter(Boolean).join(' ')}
      aria-label="Your progress"
    >
      <Figures label="Progress" layout="spread">
        <Figure
          size="dashboard"
          label="Points"
          value={value((known) => known.totalPoints)}
          note={progress ? tierProgress(progress.totalPoints).tier : '\u00a0'}
        />
        <Figure size="dashboard" label="Global rank" value={<RankValue rank={rank} />} note={'\u00a0'} />
        <Figure
          size="dashboard"
          label="Day streak"
          tone="warm"
          value={value((known) => known.currentStreak)}
          note={progress ? `best ${grouped(progress.longestStreak)}` : '\u00a0'}
        />
      </Figures>
      <TierBar points={progress?.totalPoints ?? null} />
      <StreakWeek days={progress ? streakDays(progress) : null} />
      {progress && progress.freezesHeld > 0 && (
        <p className="mt-3 flex items-center gap-2 text-small text-fg-2">
          <Snowflake className="icon-sm text-cool-text" aria-hidden="true" />
          {progress.freezesHeld === 1
            ? '1 streak freeze. It covers a missed day automatically.'
            : `${progress.freezesHeld} streak freezes. Each one covers a missed day automatically.`}
        </p>
      )}
      {progress?.outsideDates && progress.outsideDates.length > 0 && (
        <p className="mt-3 flex gap-2 text-small leading-text text-fg-2">
          <Footprints className="mt-0.5 icon-sm flex-none text-cool-text" aria-hidden="true" />
          A day with at least 20 minutes of activity outside Vita keeps your streak from breaking. It doesn't
          add a day, and at most two such days in any seven count.
        </p>
      )}
    </Card>
  );
}

const tierWordsClass = 'flex flex-wrap justify-between gap-x-3 text-small text-fg-2';

function TierBar({ points }: { points: number | null }) {
  if (points === null) {
    return (
      <div className="mt-5 grid gap-2">
        <Skeleton height="8px" />
        <p className={tierWordsClass}>
          <Skeleton width="8rem" height="1.5em" />
        </p>
      </div>
    );
  }
  const { tier, nextTier, text } = tierProgress(points);
  const minimumOf = (name: string) => tiers.find((each) => each.name === name)?.minimumPoints ?? 0;
  const min = minimumOf(tier);
  const max = nextTier ? minimumOf(nextTier) : Math.max(points, min + 1);
  return (
    <div className="mt-5 grid gap-2">
      <Meter
        label={nextTier ? `Points to ${nextTier}` : 'Points'}
        value={points}
        min={min}
        max={max}
        tone="warm"
        valueText={text}
      />
      <p className={tierWordsClass}>
        <b className="text-warm-text">{text}</b>
        {nextTier && <span>{grouped(max)}</span>}
      </p>
    </div>
  );
}
