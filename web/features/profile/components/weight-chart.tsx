import type { WeightEntry } from '../../../../shared/contracts/profile';
import type { LocalDate } from '../../../../shared/domain/local-date';
import type { UnitSystem } from '../../../../shared/domain/units';
import { calendarDayText } from '../../../lib/date-time-text';
import { weightText } from '../../../lib/measures';
import { plotHeight, plotWeights, plotWidth } from '../weight-plot';
import './weight-chart.css';

interface WeightChartProps {
  /** Oldest first, one a day; null while they load. */
  days: readonly WeightEntry[] | null;
  targetKg: number | null;
  units: UnitSystem;
  today: LocalDate | null;
}

/** The weight towards its target. The list beside it holds every number; the text names what counts. */
export function WeightChart({ days, targetKg, units, today }: WeightChartProps) {
  const [first] = days ?? [];
  const last = days?.at(-1);
  const plot = plotWeights(days ?? [], targetKg);
  const when = (entry: WeightEntry) => calendarDayText(entry.date, today ?? entry.date);
  const words =
    first && last ? sentence({ first, last, count: days?.length ?? 0, when, units }) : 'No weights yet.';
  const target = targetKg === null ? null : `Target ${weightText(targetKg, units)}`;
  return (
    <figure className="weight-chart">
      <svg
        viewBox={`0 0 ${plotWidth} ${plotHeight}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={[words, target && `${target}.`].filter(Boolean).join(' ')}
      >
        {plot?.targetY != null && (
          <path className="weight-chart-target" d={`M0 ${plot.targetY} H${plotWidth}`} />
        )}
        {plot && <path className="weight-chart-line" d={plot.line} />}
        {plot && <path className="weight-chart-end" d={`M${plot.end.x} ${plot.end.y} h0.01`} />}
      </svg>
      <figcaption>
        <span>
          {first && first !== last ? `${when(first)}: ${weightText(first.weightKg, units)}` : '\u00a0'}
        </span>
        {target && plot && <span className="weight-chart-key">{target}</span>}
        <span>{last ? when(last) : '\u00a0'}</span>
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
  const end = `${when(last)}: ${weightText(last.weightKg, units)}.`;
  if (count === 1) return end;
  return `Weight over ${count} days. ${when(first)}: ${weightText(first.weightKg, units)}. ${end}`;
}
