import { heatmapCells, type HeatmapDay } from './heatmap-cells';
import './heatmap.css';

interface HeatmapProps {
  /** Days that have something to show, in any order; days without one count as 0. */
  days: readonly HeatmapDay[];
  /** The user's own date, YYYY-MM-DD. */
  today: string;
  /** The text equivalent: '41 active days in the last 12 weeks, longest run 12 days'. */
  label: string;
}

const dayNames = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];
const levels = [0, 1, 2, 3, 4] as const;

/** Twelve weeks, a column each, Monday on top; today outlined, days to come dashed. */
export function Heatmap({ days, today, label }: HeatmapProps) {
  const rows = heatmapCells(days, today);
  return (
    <div className="heatmap" role="img" aria-label={label}>
      {rows.map((row, weekday) => [
        <span key={weekday} className="heatmap-day">
          {dayNames[weekday]}
        </span>,
        ...row.map((cell) => (
          <i key={cell.date} data-level={cell.level} data-state={cell.state} title={cell.title} />
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
