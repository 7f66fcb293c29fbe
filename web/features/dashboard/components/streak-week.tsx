import { Flame } from 'lucide-react';
import { Skeleton } from '../../../ui/skeleton';
import type { StreakDay } from '../streak-days';
import './streak-week.css';

function sentence(days: readonly StreakDay[]): string {
  const active = days.filter(({ state }) => state === 'active').length;
  const next = days.find(({ award }) => award !== null);
  const promise = next
    ? ` Being active ${next.label === 'Today' ? 'today' : 'tomorrow'} brings ${next.award} points.`
    : '';
  return `Active on ${active} of the last ${days.length} days.${promise}`;
}

/** Seven days as pips. Null while they are loading. */
export function StreakWeek({ days }: { days: readonly StreakDay[] | null }) {
  if (!days) {
    return (
      <div className="streak-week">
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} className="streak-week-day">
            <Skeleton width="36px" height="36px" round />
            <Skeleton width="1rem" height="0.75rem" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className="streak-week" role="img" aria-label={sentence(days)}>
      {days.map(({ date, label, state, award }) => (
        <span key={date} className={`streak-week-day streak-week-${award ? 'award' : state}`}>
          <span className="streak-week-pip">
            {award ? `+${award}` : state === 'active' && <Flame className="icon-sm" aria-hidden="true" />}
          </span>
          {label}
        </span>
      ))}
    </div>
  );
}
