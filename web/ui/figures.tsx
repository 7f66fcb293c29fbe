import type { ReactNode } from 'react';
import './figures.css';

/** `row`: one line on a phone, two columns in the player's side. `spread`: from edge to edge. */
const layouts = {
  fit: '',
  row: 'flex flex-wrap justify-between gap-x-3 gap-y-2 tiny:grid tiny:grid-cols-2 lg:grid lg:grid-cols-2 lg:gap-4',
  spread: 'flex flex-wrap justify-between',
};
/** `dialog`, `player` and `dashboard` follow the room there. */
const sizes = {
  md: '',
  dialog: 'text-head in-dialog-lg:text-num',
  player: 'text-head whitespace-nowrap lg:text-display',
  dashboard: 'whitespace-nowrap xl:text-display',
};

interface FiguresProps {
  label?: string;
  layout?: keyof typeof layouts;
  children: ReactNode;
}

/** Numbers that count, big, each under its name. */
export function Figures({ label, layout = 'fit', children }: FiguresProps) {
  return (
    <dl className={`figures ${layouts[layout]}`} aria-label={label}>
      {children}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: ReactNode;
  unit?: string;
  note?: ReactNode;
  tone?: 'plain' | 'warm';
  size?: keyof typeof sizes;
}

export function Figure({ label, value, unit, note, tone = 'plain', size = 'md' }: FigureProps) {
  return (
    <div className={`figures-item flex flex-col justify-between figures-${tone}`}>
      <dt>{label}</dt>
      <dd className={sizes[size]}>
        {value}
        {unit && <small> {unit}</small>}
        {note && <small className="figures-note">{note}</small>}
      </dd>
    </div>
  );
}
