import { useState } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { Card, CardHeader } from '../../../ui/card';
import { Heatmap, HeatmapLegend } from '../../../ui/heatmap';
import { Skeleton } from '../../../ui/skeleton';
import { heatmapDays, isActiveDay } from '../heatmap-days';
import './heatmap-card.css';

const counted = (value: number, one: string) => `${value} ${value === 1 ? one : `${one}s`}`;

/** While the days load the squares are there already, empty; only the words wait. */
export function HeatmapCard({ profile, className }: { profile: Profile | undefined; className?: string }) {
  const [opened] = useState(() => new Date().toISOString().slice(0, 10));
  const progress = profile?.progress;
  const active = progress?.days.filter(isActiveDay).length ?? 0;
  const longest = `Longest run ${counted(progress?.longestStreak ?? 0, 'day')}`;
  const words = active === 0 ? 'Your first square is waiting' : `${counted(active, 'active day')}`;
  const label = `Activity in the last 12 weeks: ${counted(active, 'active day')}. ${longest}.`;
  return (
    <Card className={['heatmap-card', className].filter(Boolean).join(' ')} aria-labelledby="twelve-weeks">
      <CardHeader
        id="twelve-weeks"
        title="12 weeks"
        note={progress ? words : <Skeleton width="7rem" height="1.25rem" />}
      />
      <Heatmap days={heatmapDays(progress?.days ?? [])} today={progress?.today ?? opened} label={label} />
      <div className="heatmap-card-foot num">
        <HeatmapLegend />
        <span>{progress ? longest : '\u00a0'}</span>
      </div>
    </Card>
  );
}
