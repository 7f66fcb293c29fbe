import { weekday, weekdayName } from '../../../../shared/rules/local-date';
import { daysOf } from '../history-days';
import { DayButton } from './day-button';
import type { HistoryProps } from './history-props';

/** A month as a calendar; under each day, its share of the target. */
export function MonthDays(history: HistoryProps) {
  const { period, totals, targetKcal } = history;
  const blanks = Array.from({ length: weekday(period.from) - 1 }, (_, index) => index);
  return (
    <div className="mt-2">
      <div className="grid grid-cols-7 text-center text-micro font-semibold text-fg-2" aria-hidden="true">
        {daysOf(period)
          .slice(0, 7)
          .toSorted((a, b) => weekday(a) - weekday(b))
          .map((day) => (
            <span key={day}>{weekdayName(day).slice(0, 2)}</span>
          ))}
      </div>
      <ol className="mt-1 grid grid-cols-7 gap-1" aria-label="Calories by day">
        {blanks.map((blank) => (
          <li key={blank} aria-hidden="true" />
        ))}
        {daysOf(period).map((day) => (
          <li key={day} className="grid">
            <DayButton
              day={day}
              history={history}
              className="min-h-11 content-center px-1 text-small leading-snug tabular-nums disabled:text-fg-3 aria-current:font-bold"
            >
              {Number(day.slice(8))}
              <span className="flex h-1.5 w-full overflow-hidden rounded-xs bg-go-track forced-color-adjust-none">
                <span
                  className="block h-full w-(--bar-width) bg-cool-mark"
                  style={{ '--bar-width': widthOf(totals.get(day)?.totals.caloriesKcal ?? 0, targetKcal) }}
                />
              </span>
            </DayButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

const widthOf = (kcal: number, targetKcal: number) => `${Math.min(1, kcal / targetKcal) * 100}%`;
