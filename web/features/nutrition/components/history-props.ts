import type { LocalDate } from '../../../../shared/rules/local-date';
import type { DayTotal, Period } from '../history-days';

export interface HistoryProps {
  period: Period;
  totals: ReadonlyMap<LocalDate, DayTotal>;
  /** The day shown on the page. */
  date: LocalDate;
  today: LocalDate;
  targetKcal: number;
  onChoose: (date: LocalDate) => void;
}
