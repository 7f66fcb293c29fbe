import type { LocalDate } from '../../../../shared/rules/local-date';
import { calendarDayText, shortDayText } from '../../../lib/date-time-text';
import type { Metric } from './metrics';
import { periodTitle, type Period } from './periods';
import type { Slot } from './slots';

interface ChartTableProps {
  metric: Metric;
  slots: readonly Slot[];
  period: Period;
  today: LocalDate;
}

/** Every number of a chart. */
export function ChartTable({ metric, slots, period, today }: ChartTableProps) {
  const isYear = period.span === 'year';
  const rows = slots.flatMap(({ from, value }) => (value === null ? [] : [{ from, value }]));
  return (
    <details className="mt-2 border-t border-line text-small leading-text">
      <summary className="min-h-tap cursor-pointer content-center font-semibold">
        {isYear ? 'Weekly averages' : 'All numbers'}
      </summary>
      <table className="w-full tabular-nums">
        <caption className="sr-only">
          {metric.title}, {periodTitle(period)}
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{isYear ? 'Week of' : 'Day'}</th>
            <th scope="col">{isYear ? `${metric.title}, average of its days` : metric.title}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, value }) => (
            <tr key={from} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-medium text-fg-2">
                {isYear ? shortDayText(from) : calendarDayText(from, today)}
              </th>
              <td className="py-1.5 text-right font-strong">{metric.text(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
