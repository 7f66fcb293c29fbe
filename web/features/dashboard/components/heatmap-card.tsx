import { useState, type ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { Card, CardHeader } from '../../../ui/card';
import { Heatmap, HeatmapLegend } from '../../../ui/heatmap';
import { Skeleton } from '../../../ui/skeleton';
import { heatmapDays, isActiveDay } from '../heatmap-days';

const counted = (value: number, one: string) => `${value} ${value === 1 ? one : `${one}s`}`;

interface HeatmapCardProps {
  profile: Profile | undefined;
  className?: string;
  /** A link to more of it. */
  more?: ReactNode;
}

/** While the days load, the squares are already there, empty; only the text waits. */
export function HeatmapCard({ profile, className, more }: HeatmapCardProps) {
  const [opened] = useState(() => new Date().toISOString().slice(0, 10));
  const progress = profile?.progress;
  const active = progress?.days.filter(isActiveDay).length ?? 0;
  const longest = `Longest streak: ${counted(progress?.longestStreak ?? 0, 'day')}`;
  const words = active === 0 ? 'Your first square is waiting' : `${counted(active, 'active day')}`;
  const label = `Activity in the last 12 weeks: ${counted(active, 'active day')}. ${longest}.`;
  return (
    <Card className={['flex flex-col', className].filter(Boolean).join(' ')} aria-labelledby="twelve-weeks">
      <CardHeader
        id="twelve-weeks"
        title="12 weeks"
        note={progress ? words : <Skeleton width="7rem" height="1.25rem" />}
      />
      <Heatmap
        days={heatmapDays(progress?.days ?? [])}
        today={progress?.today ?? opened}
        label={label}
        stretches
      />
      <div className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2 text-micro text-fg-2 tabular-nums">
        <HeatmapLegend />
        <span>{progress ? longest : '\u00a0'}</span>
      </div>
      {more}
    </Card>
  );
}
