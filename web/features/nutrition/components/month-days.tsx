import { weekday } from '../../../../shared/domain/local-date';
import { dayDescription, daysOf } from '../history-days';
import type { HistoryProps } from './history-props';

const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** A month as a calendar: under each day how much of the target it held. */
export function MonthDays({ period, totals, date, today, targetKcal, onChoose }: HistoryProps) {
  const blanks = Array.from({ length: weekday(period.from) - 1 }, (_, index) => index);
  return (
    <div className="mt-2">
      <div className="grid grid-cols-7 text-center text-micro font-semibold text-fg-2" aria-hidden="true">
        {weekdays.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol className="mt-1 grid grid-cols-7 gap-1" aria-label="Calories by day">
        {blanks.map((blank) => (
          <li key={blank} aria-hidden="true" />
        ))}
        {daysOf(period).map((day) => (
          <li key={day} className="grid">
            <button
              type="button"
              className="grid min-h-11 content-center justify-items-center gap-1 rounded-sm px-1 text-small leading-snug tabular-nums transition-colors hover:bg-surface-2 disabled:cursor-not-allowed disabled:text-fg-3 disabled:hover:bg-transparent aria-current:bg-surface-2 aria-current:font-bold"
              aria-label={dayDescription(day, totals.get(day), targetKcal)}
              aria-current={day === date ? 'date' : undefined}
              disabled={day > today}
              onClick={() => onChoose(day)}
            >
              {Number(day.slice(8))}
              <span className="flex h-1.5 w-full overflow-hidden rounded-xs bg-go-track forced-color-adjust-none">
                <span
                  className="block h-full w-(--bar-width) bg-cool-mark"
                  style={{ '--bar-width': widthOf(totals.get(day)?.totals.caloriesKcal ?? 0, targetKcal) }}
                />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

const widthOf = (kcal: number, targetKcal: number) => `${Math.min(1, kcal / targetKcal) * 100}%`;
