import { Flame, Footprints, Medal, Target, type LucideIcon } from 'lucide-react';
import type { Profile } from '../../../../shared/contracts/profile';
import { grouped } from '../../../../shared/rules/number-text';
import { Arc } from '../../../ui/arc';
import { Card, CardHeader } from '../../../ui/card';
import { firstBadges, streakText } from '../first-badges';
import type { Rank } from './progress-card';

interface FirstBadgesCardProps {
  profile: Profile;
  rank: Rank;
  className?: string;
}

const icons: Readonly<Record<string, LucideIcon>> = { 'First workout': Footprints, 'Full circle': Target };

function standing(points: number, rank: Rank): string {
  const place = typeof rank === 'number' ? `Rank ${grouped(rank)}` : rank === 'unranked' ? 'Unranked' : '';
  return [points > 0 ? `${grouped(points)} points` : '', place].filter(Boolean).join(' · ');
}

/** What the first workouts earn, shown while the totals would still be zero. */
export function FirstBadgesCard({ profile, rank, className }: FirstBadgesCardProps) {
  const { progress, training } = profile;
  const goal = training?.today.goalMinutes ?? null;
  return (
    <Card className={['flex flex-col', className].filter(Boolean).join(' ')} aria-labelledby="first-badges">
      <CardHeader id="first-badges" title="Your first badges" note={standing(progress.totalPoints, rank)} />
      <ul className="grid flex-1 grid-cols-3 content-center items-start gap-3 py-2">
        {firstBadges(progress, goal).map(({ name, how, value, max }) => {
          const Icon = icons[name] ?? Medal;
          const earned = value >= max;
          return (
            <li key={name} className="grid justify-items-center gap-1 text-center leading-text">
              <span className="w-full max-w-24">
                <Arc value={value} max={max} tone="warm" closes>
                  <Icon className={`icon-lg ${earned ? 'text-warm-text' : 'text-fg-3'}`} aria-hidden="true" />
                </Arc>
              </span>
              <b className="text-small font-bold">{name}</b>
              <small className="text-micro text-fg-2">{earned ? 'Earned' : how}</small>
              <span className="sr-only">
                {value} of {max}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="flex items-center gap-2 text-small text-fg-2 tabular-nums">
        <Flame
          className={`icon-sm ${progress.currentStreak > 0 ? 'text-warm-text' : ''}`}
          aria-hidden="true"
        />
        {streakText(progress)}
      </p>
    </Card>
  );
}
