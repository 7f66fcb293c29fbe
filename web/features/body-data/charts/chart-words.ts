import { daysBetween, weekdayName, type LocalDate } from '../../../../shared/rules/local-date';
import { grouped } from '../../../../shared/rules/number-text';
import { toOneDecimal } from '../../../../shared/rules/units';
import { longDayText, shortDayText } from '../../../lib/date-time-text';
import type { Metric } from './metrics';
import { periodPhrase, type Period } from './periods';
import { average, type Reading } from './slots';

const suffixes: Record<string, string> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};

/** A day within its period: 'Saturday', 'Saturday the 14th', 'Saturday, November 14'. */
function dayWithin({ span }: Period, date: LocalDate): string {
  if (span === 'week') return weekdayName(date);
  if (span === 'year') return longDayText(date);
  const day = Number(date.slice(8));
  return `${weekdayName(date)} the ${day}${suffixes[day] ?? 'th'}`;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

interface Told {
  metric: Metric;
  readings: readonly Reading[];
  period: Period;
  today: LocalDate;
}

/** A chart in words: what is known of the period, and nothing else. */
export function chartWords(told: Told): string {
  const { metric, readings, period, today } = told;
  const [first] = readings;
  const last = readings.at(-1);
  const when = periodPhrase(period, today);
  if (!first || !last) return `Nothing measured ${when}.`;
  if (first === last)
    return `${capitalized(dayWithin(period, first.date))}: ${valueWords(metric, first.value)}.`;
  if (metric.id === 'weight') return weightWords(metric, first, last);
  const mean = average(readings.map(({ value }) => value));
  const onDays = isEveryDay(told) ? '' : ` on the ${grouped(readings.length)} days with data`;
  if (metric.id === 'steps') {
    const most = readings.reduce((best, each) => (each.value > best.value ? each : best));
    return `You averaged ${metric.text(mean)} steps a day ${when}${onDays}; most on ${dayWithin(period, most.date)}: ${metric.text(most.value)}.`;
  }
  const values = readings.map(({ value }) => Math.round(value));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const range = low === high ? '' : `, from ${low} to ${high}`;
  return `Your resting heart rate averaged ${metric.text(mean)} ${when}${onDays}${range}.`;
}

const valueWords = (metric: Metric, value: number) =>
  metric.id === 'steps' ? `${metric.text(value)} steps` : metric.text(value);

function weightWords(metric: Metric, first: Reading, last: Reading): string {
  const change = toOneDecimal(toOneDecimal(last.value) - toOneDecimal(first.value));
  const from = `${metric.text(first.value)} on ${shortDayText(first.date)}`;
  const to = `${metric.text(last.value)} on ${shortDayText(last.date)}`;
  if (change === 0) return `From ${from} to ${to}: no change.`;
  return `From ${from} to ${to}: ${metric.text(Math.abs(change))} ${change > 0 ? 'more' : 'less'}.`;
}

/** Whether every day of the period so far was measured. */
function isEveryDay({ readings, period: { from, to }, today }: Told): boolean {
  return readings.length === daysBetween(from, to < today ? to : today) + 1;
}
