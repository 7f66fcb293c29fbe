import { cx } from 'class-variance-authority';
import { heatmapCells, type HeatmapCell, type HeatmapDay } from './heatmap-cells';

interface HeatmapProps {
  /** Days with a value, in any order; missing days count as 0. */
  days: readonly HeatmapDay[];
  /** The person's own date, YYYY-MM-DD. */
  today: string;
  /** The text equivalent: '41 active days in the last 12 weeks, longest streak 12 days'. */
  label: string;
  /** On wide pages the squares are flat; on the widest they fill the available height. */
  stretches?: boolean;
}

const dayNames = ['Mon', '', 'Wed', '', 'Fri', '', 'Sun'];
const levels = [0, 1, 2, 3, 4] as const;

const square = 'aspect-square rounded-xs forced-color-adjust-none';
const stretched = 'md:aspect-12/5 xl:aspect-auto xl:h-full xl:min-h-4';
const shades = ['bg-heat-0', 'bg-heat-1', 'bg-heat-2', 'bg-heat-3', 'bg-heat-4'];
const outlined = 'outline-2 outline-offset-1 outline-fg';
const dashed = 'border border-dashed border-line';

const looks = ({ level, state }: HeatmapCell) =>
  state === 'later' ? dashed : cx(shades[level], state === 'today' && outlined);

/** Twelve weeks, one per column, Monday on top; today outlined, future days dashed. */
export function Heatmap({ days, today, label, stretches = false }: HeatmapProps) {
  const rows = heatmapCells(days, today);
  return (
    <div
      className={cx(
        'grid grid-cols-heatmap items-center gap-1 text-micro text-fg-2 first-view:invisible',
        stretches && 'xl:flex-1',
      )}
      role="img"
      aria-label={label}
    >
      {rows.map((row, weekday) => [
        <span key={weekday} className="pr-1.5 leading-none">
          {dayNames[weekday]}
        </span>,
        ...row.map((cell) => (
          <i
            key={cell.date}
            className={cx(square, looks(cell), stretches && stretched)}
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
    <span className="flex flex-wrap items-center gap-1 text-micro text-fg-2" aria-hidden="true">
      Less
      {levels.map((level) => (
        <i key={level} className={cx(square, shades[level], 'w-3')} />
      ))}
      More
    </span>
  );
}
