import type { WeightEntry } from '../../../../shared/contracts/profile';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { formatWeight, type UnitSystem } from '../../../../shared/rules/units';
import { calendarDayText } from '../../../lib/date-time-text';
import { plotHeight, plotWeights, plotWidth } from '../weight-plot';

interface WeightChartProps {
  /** Oldest first, one per day; null while they load. */
  days: readonly WeightEntry[] | null;
  targetKg: number | null;
  units: UnitSystem;
  today: LocalDate | null;
}

const lineLook = {
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** The weight on its way to the target. The list next to it holds every number; the text names the key ones. */
export function WeightChart({ days, targetKg, units, today }: WeightChartProps) {
  const [first] = days ?? [];
  const last = days?.at(-1);
  const plot = plotWeights(days ?? [], targetKg);
  const when = (entry: WeightEntry) => calendarDayText(entry.date, today ?? entry.date);
  const words =
    first && last ? sentence({ first, last, count: days?.length ?? 0, when, units }) : 'No weights yet.';
  const target = targetKg === null ? null : `Target ${formatWeight(targetKg, units)}`;
  return (
    <figure className="mt-4 flex flex-1 flex-col">
      <svg
        className="min-h-chart w-full flex-1 rounded-sm bg-surface-2"
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[words, target && `${target}.`].filter(Boolean).join(' ')}
      >
        {plot?.targetY != null && (
          <path
            {...lineLook}
            className="stroke-go-mark"
            strokeWidth="2"
            strokeDasharray="2 7"
            d={`M0 ${plot.targetY} H${plotWidth}`}
          />
        )}
        {plot && <path {...lineLook} className="stroke-cool-mark" strokeWidth="3" d={plot.line} />}
        {plot && (
          <path
            {...lineLook}
            className="stroke-cool-mark"
            strokeWidth="12"
            d={`M${plot.end.x} ${plot.end.y} h0.01`}
          />
        )}
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-3 gap-y-0.5 text-micro text-fg-2">
        <span>
          {/* A single day is labeled on the left, where its point is. */}
          {first ? `${when(first)}: ${formatWeight(first.weightKg, units)}` : '\u00a0'}
        </span>
        {target && plot && (
          <span className="inline-flex items-center gap-1.5 before:w-icon before:border-0 before:border-t-2 before:border-dotted before:border-go-mark">
            {target}
          </span>
        )}
        <span>{last && last !== first ? when(last) : '\u00a0'}</span>
      </figcaption>
    </figure>
  );
}

interface Facts {
  first: WeightEntry;
  last: WeightEntry;
  count: number;
  when: (entry: WeightEntry) => string;
  units: UnitSystem;
}

function sentence({ first, last, count, when, units }: Facts): string {
  const end = `${when(last)}: ${formatWeight(last.weightKg, units)}.`;
  if (count === 1) return end;
  return `Weight over ${count} days. ${when(first)}: ${formatWeight(first.weightKg, units)}. ${end}`;
}
