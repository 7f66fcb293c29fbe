import type { Profile } from '../../../../shared/contracts/profile';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { weeklyMinutes } from '../last-days';
import './weekly-minutes.css';

const width = 240;
const height = 96;
/** Room for the round end of the tallest bar. */
const top = 12;

const counted = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** 'This week: 45 minutes, 1 week ago: 80 minutes, …' */
function wordsOf(minutes: readonly number[]): string {
  return minutes
    .map((value, index) => ({ value, ago: minutes.length - 1 - index }))
    .toReversed()
    .map(({ value, ago }) => {
      const when = ago === 0 ? 'this week' : `${ago} ${ago === 1 ? 'week' : 'weeks'} ago`;
      return `${when}: ${counted(value)}`;
    })
    .join(', ');
}

/** Active minutes of the last twelve weeks as bars, this week lit. */
export function WeeklyMinutes({ profile, className }: { profile: Profile | undefined; className?: string }) {
  const progress = profile?.progress;
  const minutes = progress ? weeklyMinutes(progress.days, progress.today) : [];
  const thisWeek = minutes.at(-1) ?? 0;
  return (
    <Card
      className={['weekly-minutes num', className].filter(Boolean).join(' ')}
      aria-labelledby="weekly-minutes"
    >
      <CardHeader
        id="weekly-minutes"
        title="Weekly minutes"
        note={progress ? `${counted(thisWeek)} this week` : <Skeleton width="7rem" height="1.25rem" />}
      />
      <Bars minutes={minutes} />
      <div className="weekly-minutes-foot" aria-hidden="true">
        <span>11 weeks ago</span>
        <span>{progress ? `Most: ${Math.max(...minutes)} min` : '\u00a0'}</span>
        <span>This week</span>
      </div>
    </Card>
  );
}

function Bars({ minutes }: { minutes: readonly number[] }) {
  const most = Math.max(1, ...minutes);
  const step = width / Math.max(1, minutes.length);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Active minutes a week, last 12 weeks: ${wordsOf(minutes) || 'loading'}`}
    >
      {minutes.map((value, index) => (
        <path
          // A place is a week: there is nothing else to tell them by.
          key={index}
          className={index === minutes.length - 1 ? 'weekly-minutes-now' : undefined}
          d={`M${(index + 0.5) * step} ${height} V${height - (value / most) * (height - top)}`}
        />
      ))}
    </svg>
  );
}
