import type { ReactNode } from 'react';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { dayDescription } from '../history-days';
import type { HistoryProps } from './history-props';

interface DayButtonProps {
  day: LocalDate;
  history: HistoryProps;
  /** How its contents are aligned. */
  className: string;
  children: ReactNode;
}

/** Opens a past day; its label is the day's summary. */
export function DayButton({ day, history, className, children }: DayButtonProps) {
  const { totals, date, today, targetKcal, onChoose } = history;
  return (
    <button
      type="button"
      className={`grid justify-items-center gap-1 rounded-sm transition-colors hover:bg-surface-2 disabled:cursor-not-allowed disabled:hover:bg-transparent aria-current:bg-surface-2 ${className}`}
      aria-label={dayDescription(day, totals.get(day), targetKcal)}
      aria-current={day === date ? 'date' : undefined}
      disabled={day > today}
      onClick={() => onChoose(day)}
    >
      {children}
    </button>
  );
}
