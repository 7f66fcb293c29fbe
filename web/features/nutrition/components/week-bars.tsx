import { grouped } from '../../../../shared/domain/number-text';
import { dayDescription, daysOf } from '../history-days';
import type { HistoryProps } from './history-props';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** A bar for each day against the line of the target; each opens its day. */
export function WeekBars({ period, totals, date, today, targetKcal, onChoose }: HistoryProps) {
  const eaten = daysOf(period).map((day) => totals.get(day)?.totals.caloriesKcal ?? 0);
  const most = Math.max(targetKcal * 1.15, ...eaten);
  const height = (kcal: number) => `${(kcal / most) * 100}%`;
  return (
    <div className="relative mt-2">
      <ol className="grid grid-cols-7 gap-1 md:gap-2" aria-label="Calories by day">
        {daysOf(period).map((day, index) => (
          <li key={day} className="grid">
            <button
              type="button"
              className="grid justify-items-center gap-1 rounded-sm py-1 transition-colors hover:bg-surface-2 disabled:cursor-not-allowed disabled:hover:bg-transparent aria-current:bg-surface-2"
              aria-label={dayDescription(day, totals.get(day), targetKcal)}
              aria-current={day === date ? 'date' : undefined}
              disabled={day > today}
              onClick={() => onChoose(day)}
            >
              <span className="week-bar relative flex h-24 w-full items-end justify-center forced-color-adjust-none">
                <span
                  className="absolute inset-x-0 bottom-(--bar-height) border-t-1.5 border-dashed border-line-strong"
                  style={{ '--bar-height': height(targetKcal) }}
                />
                <span
                  className="relative block h-(--bar-height) w-3/5 rounded-t-xs bg-cool-mark duration-base"
                  style={{ '--bar-height': height(eaten[index] ?? 0) }}
                />
              </span>
              <span className={`text-small leading-snug ${day === date ? 'font-bold text-fg' : 'text-fg-2'}`}>
                {weekdays[index]}
              </span>
              <span className="text-micro leading-snug text-fg-2 tabular-nums max-sm:hidden">
                {eaten[index] ? grouped(eaten[index]) : '–'}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
