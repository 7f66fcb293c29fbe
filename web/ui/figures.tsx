import type { ReactNode } from 'react';
import './figures.css';

/** Numbers that count, big, each under its name. */
export function Figures({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl className="figures" aria-label={label}>
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
}

export function Figure({ label, value, unit, note, tone = 'plain' }: FigureProps) {
  return (
    <div className={`figures-item figures-${tone}`}>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit && <small> {unit}</small>}
        {note && <small className="figures-note">{note}</small>}
      </dd>
    </div>
  );
}
