import type { Profile } from '../../../../shared/contracts/profile';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { weeklyMinutes } from '../last-days';

const width = 240;
const height = 96;
/** Room for the round end of the tallest bar. */
const top = 12;

/** A smaller weekly total does not fill the chart: four minutes are not a full bar. */
const leastFullMinutes = 60;

const counted = (minutes: number) => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

/** For example 'This week: 45 minutes, 1 week ago: 80 minutes, …' */
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

/** Active minutes of the last twelve weeks as bars, this week highlighted. */
export function WeeklyMinutes({ profile, className }: { profile: Profile | undefined; className?: string }) {
  const progress = profile?.progress;
  const minutes = progress ? weeklyMinutes(progress.days, progress.today) : [];
  const thisWeek = minutes.at(-1) ?? 0;
  return (
    <Card
      className={['flex flex-col tabular-nums', className].filter(Boolean).join(' ')}
      aria-labelledby="weekly-minutes"
    >
      <CardHeader
        id="weekly-minutes"
        title="Weekly minutes"
        note={progress ? `${counted(thisWeek)} this week` : <Skeleton width="7rem" height="1.25rem" />}
      />
      <Bars minutes={minutes} />
      <div
        className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-0.5 text-micro text-fg-2"
        aria-hidden="true"
      >
        <span>11 weeks ago</span>
        <span>{progress ? `Most: ${Math.max(...minutes)} min` : '\u00a0'}</span>
        <span>This week</span>
      </div>
    </Card>
  );
}

function Bars({ minutes }: { minutes: readonly number[] }) {
  const most = Math.max(leastFullMinutes, ...minutes);
  const step = width / Math.max(1, minutes.length);
  return (
    <svg
      className="max-h-chart min-h-24 w-full flex-1 xl:max-h-none xl:basis-0"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={`Active minutes a week, last 12 weeks: ${wordsOf(minutes) || 'loading'}`}
    >
      {minutes.map((value, index) => (
        <path
          // Each position is a week, so the index is the key.
          key={index}
          className={index === minutes.length - 1 ? 'stroke-go-mark' : 'stroke-surface-3'}
          fill="none"
          strokeLinecap="round"
          strokeWidth="14"
          vectorEffect="non-scaling-stroke"
          d={`M${(index + 0.5) * step} ${height} V${height - (value / most) * (height - top)}`}
        />
      ))}
    </svg>
  );
}
