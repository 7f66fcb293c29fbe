import { Flame, Footprints, Snowflake } from 'lucide-react';
import { Skeleton } from '../../../ui/skeleton';
import type { StreakDay } from '../streak-days';

function sentence(days: readonly StreakDay[]): string {
  const active = days.filter(({ state }) => state === 'active').length;
  const frozen = days.filter(({ state }) => state === 'frozen').length;
  const outside = days.filter(({ state }) => state === 'outside').length;
  const covered =
    (frozen > 0 ? `, ${frozen} covered by a freeze` : '') +
    (outside > 0 ? `, ${outside} kept by activity outside Vita` : '');
  const next = days.find(({ award }) => award !== null);
  const promise = next
    ? ` Being active ${next.label === 'Today' ? 'today' : 'tomorrow'} earns ${next.award} points.`
    : '';
  return `Active on ${active} of the last ${days.length} days${covered}.${promise}`;
}

const weekClass =
  'mt-4 flex justify-between gap-1 border-t border-line pt-4 tiny:flex-wrap tiny:justify-start tiny:gap-2';
const dayClass = 'grid justify-items-center gap-1.5 text-micro font-semibold text-fg-2 last:text-fg';
const pips = {
  active: 'w-8 rounded-full border-transparent bg-warm-tint text-warm-text',
  open: 'w-8 rounded-full border-dashed border-line-strong',
  frozen: 'w-8 rounded-full border-transparent bg-cool-tint text-cool-text',
  outside: 'w-8 rounded-full border-transparent bg-cool-tint text-cool-text',
  missed: 'w-8 rounded-full border-line',
  award: 'min-w-tap rounded-lg border-dashed border-warm-mark px-1 font-black tracking-title text-warm-text',
};

function Pip({ state }: Pick<StreakDay, 'state'>) {
  if (state === 'active') return <Flame className="icon-sm" aria-hidden="true" />;
  if (state === 'outside') return <Footprints className="icon-sm" aria-hidden="true" />;
  return state === 'frozen' ? <Snowflake className="icon-sm" aria-hidden="true" /> : null;
}

/** Seven days as pips; null while they load. */
export function StreakWeek({ days }: { days: readonly StreakDay[] | null }) {
  if (!days) {
    return (
      <div className={weekClass}>
        {Array.from({ length: 7 }, (_, index) => (
          <span key={index} className={dayClass}>
            <Skeleton width="32px" height="32px" round />
            <Skeleton width="1rem" height="1.125rem" />
          </span>
        ))}
      </div>
    );
  }
  return (
    <div className={weekClass} role="img" aria-label={sentence(days)}>
      {days.map(({ date, label, state, award }) => (
        <span key={date} className={dayClass}>
          <span className={`grid h-8 place-items-center border ${pips[award ? 'award' : state]}`}>
            {award ? `+${award}` : <Pip state={state} />}
          </span>
          {label}
        </span>
      ))}
    </div>
  );
}
