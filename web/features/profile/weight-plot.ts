import type { WeightEntry } from '../../../shared/contracts/profile';
import { daysBetween } from '../../../shared/rules/local-date';

export const plotWidth = 320;
export const plotHeight = 120;
const margin = 10;
const smallestSpanKg = 2;

/** The entry that counts for each day, oldest first, from entries newest first. */
export function countedWeights(entries: readonly WeightEntry[]): WeightEntry[] {
  return entries.filter(({ date }, index) => entries[index - 1]?.date !== date).toReversed();
}

interface Plot {
  /** A line through all days; a single day is a point on the left. */
  line: string;
  end: { x: number; y: number };
  targetY: number | null;
}

/** The weights' positions on a 320 × 120 area, with room for the target. Null without a weight. */
export function plotWeights(days: readonly WeightEntry[], targetKg: number | null): Plot | null {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const shown = [...days.map(({ weightKg }) => weightKg), ...(targetKg === null ? [] : [targetKg])];
  const lowest = Math.min(...shown);
  const span = Math.max(Math.max(...shown) - lowest, smallestSpanKg);
  const length = Math.max(1, daysBetween(first.date, last.date));
  const round = (value: number) => Math.round(value * 10) / 10;
  const y = (kg: number) => round(plotHeight - margin - ((kg - lowest) / span) * (plotHeight - 2 * margin));
  const x = ({ date }: WeightEntry) =>
    round(margin + (daysBetween(first.date, date) / length) * (plotWidth - 2 * margin));
  return {
    line: `M${days.map((day) => `${x(day)} ${y(day.weightKg)}`).join(' L')}`,
    end: { x: x(last), y: y(last.weightKg) },
    targetY: targetKg === null ? null : y(targetKg),
  };
}
