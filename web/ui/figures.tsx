import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const small = 'text-small font-semibold tracking-normal text-fg-2';

/** `row`: one line on a phone, two columns beside the player. `spread`: from edge to edge. */
const layouts = {
  fit: 'grid grid-cols-fit-figure gap-3',
  row: 'flex flex-wrap justify-between gap-x-3 gap-y-2 tiny:grid tiny:grid-cols-2 lg:grid lg:grid-cols-2 lg:gap-4',
  spread: 'flex flex-wrap justify-between gap-3',
};
/** `dialog`, `player`, and `dashboard` adapt to the space there. */
const sizes = {
  md: 'text-num',
  dialog: 'text-head in-dialog-lg:text-num',
  player: 'text-head whitespace-nowrap lg:text-display',
  dashboard: 'text-num whitespace-nowrap xl:text-display',
};

interface FiguresProps {
  label?: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** Large numbers, each under its label. */
export function Figures({ label, layout = 'fit', children }: FiguresProps) {
  return (
    <dl className={layouts[layout]} aria-label={label}>
      {children}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  /** The total: '/15' after the value. */
  total?: number;
  unit?: string;
  note?: ReactNode;
  tone?: 'plain' | 'warm';
  size?: keyof typeof sizes;
}

export function Figure({ label, value, total, unit, note, tone = 'plain', size = 'md' }: FigureProps) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="text-small leading-text text-fg-2">{label}</dt>
      <dd
        className={cx(
          'leading-tight font-heavy tracking-display tabular-nums',
          sizes[size],
          tone === 'warm' && 'text-warm-num',
        )}
      >
        {value}
        {total !== undefined && <small className={small}>/{total}</small>}
        {unit && <small className={small}> {unit}</small>}
        {note && <small className={cx(small, 'mt-0.5 block leading-text')}>{note}</small>}
      </dd>
    </div>
  );
}
