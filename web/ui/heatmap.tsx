import { heatmapCells, type HeatmapDay } from './heatmap-cells';
import './heatmap.css';

interface HeatmapProps {
  /** Days that have something to show, in any order; days without one count as 0. */
  days: readonly HeatmapDay[];
  /** The user's own date, YYYY-MM-DD. */
  today: string;
  /** The text equivalent: '41 active days in the last 12 weeks, longest run 12 days'. */
  label: string;
  /** On wide pages its squares are flat, on the widest they share the height of its place. */
  stretches?: boolean;
}

const dayNames = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];
const stretched = 'md:aspect-12/5 xl:aspect-auto xl:h-full xl:min-h-4';
const levels = [0, 1, 2, 3, 4] as const;

/** Twelve weeks, a column each, Monday on top; today outlined, days to come dashed. */
export function Heatmap({ days, today, label, stretches = false }: HeatmapProps) {
  const rows = heatmapCells(days, today);
  return (
    <div
      className={['heatmap first-view:invisible', stretches && 'xl:flex-1'].filter(Boolean).join(' ')}
      role="img"
      aria-label={label}
    >
      {rows.map((row, weekday) => [
        <span key={weekday} className="heatmap-day">
          {dayNames[weekday]}
        </span>,
        ...row.map((cell) => (
          <i
            key={cell.date}
            className={stretches ? stretched : undefined}
            data-level={cell.level}
            data-state={cell.state}
            title={cell.title}
          />
        )),
      ])}
    </div>
  );
}

export function HeatmapLegend() {
  return (
    <span className="heatmap-legend" aria-hidden="true">
      Less
      {levels.map((level) => (
        <i key={level} data-level={level} />
      ))}
      More
    </span>
  );
}
