import { cx } from 'class-variance-authority';
import { Check, Footprints, Minus, Moon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { Arc } from '../../../ui/arc';
import type { UnitSystem } from '../../../../shared/rules/units';
import { amountText, dayText, shortDayName, type TrainingDay } from '../day-texts';

interface WeekArcProps extends ComponentPropsWithRef<'button'> {
  day: TrainingDay;
  today: LocalDate;
  units: UnitSystem;
  /** The dragged session would land here. */
  isTarget?: boolean;
}

/** One day of the week: closed when done, open when planned, dim when missed, a moon on rest days; below it, what was done outside. */
export function WeekArc({ day, today, units, isTarget = false, className, ...rest }: WeekArcProps) {
  const { date, state, minutes, outside = [] } = day;
  const [activity, ...more] = outside;
  const isDone = state === 'done';
  return (
    <button
      type="button"
      {...rest}
      aria-label={dayText(day, today, units)}
      aria-current={date === today ? 'date' : undefined}
      className={cx(
        'grid min-h-tap min-w-0 touch-pan-y justify-items-center gap-1.5 rounded-md px-0.5 py-2 text-micro font-semibold transition-colors hover:bg-surface-2',
        date === today ? 'bg-surface-2 text-fg' : 'text-fg-2',
        isTarget && 'bg-go-tint inset-ring inset-ring-go-mark',
        className,
      )}
    >
      {shortDayName(date)}
      {/* Drawn, not grown: seven at once would occupy the browser while the page still loads. */}
      <span className="w-full max-w-11 **:animate-none">
        <Arc
          value={isDone ? 1 : 0}
          max={1}
          closes
          strokeWidth={state === 'planned' ? 16 : 12}
          className={state === 'planned' ? 'week-arc-planned' : state === 'done' ? '' : 'opacity-60'}
        >
          <DayMark state={state} minutes={minutes} />
        </Arc>
      </span>
      {activity && (
        <span className="grid justify-items-center text-cool-text tabular-nums">
          <Footprints className="icon-sm" aria-hidden="true" />
          {amountText(activity, units)}
          {more.length > 0 && ` +${more.length}`}
        </span>
      )}
    </button>
  );
}

function DayMark({ state, minutes }: Pick<TrainingDay, 'state' | 'minutes'>) {
  if (state === 'done') return <Check className="icon-sm text-go-text" aria-hidden="true" strokeWidth={3} />;
  if (state === 'missed') return <Minus className="icon-sm" aria-hidden="true" />;
  if (state === 'rest') return <Moon className="icon-sm" aria-hidden="true" />;
  return <span className="text-small font-bold text-fg tabular-nums">{minutes}</span>;
}
