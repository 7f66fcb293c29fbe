import { weekdayName } from '../../../../shared/rules/local-date';
import { grouped } from '../../../../shared/rules/number-text';
import { daysOf } from '../history-days';
import { DayButton } from './day-button';
import type { HistoryProps } from './history-props';

/** A bar per day against the target line; each opens its day. */
export function WeekBars(history: HistoryProps) {
  const { period, totals, date, targetKcal } = history;
  const eaten = daysOf(period).map((day) => totals.get(day)?.totals.caloriesKcal ?? 0);
  const most = Math.max(targetKcal * 1.15, ...eaten);
  const height = (kcal: number) => `${(kcal / most) * 100}%`;
  return (
    <div className="relative mt-2">
      <ol className="grid grid-cols-7 gap-1 md:gap-2" aria-label="Calories by day">
        {daysOf(period).map((day, index) => (
          <li key={day} className="grid">
            <DayButton day={day} history={history} className="py-1">
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
                {weekdayName(day).slice(0, 3)}
              </span>
              <span className="text-micro leading-snug text-fg-2 tabular-nums max-sm:hidden">
                {eaten[index] ? grouped(eaten[index]) : '–'}
              </span>
            </DayButton>
          </li>
        ))}
      </ol>
    </div>
  );
}
