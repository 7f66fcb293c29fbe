import type { ReactNode } from 'react';
import { Bars } from './bars';
import { Skeleton } from './skeleton';
import type { Tone } from './tone';
import './card.css';
import './stat-card.css';

interface StatCardProps {
  label: string;
  /** As shown, already formatted. */
  value: string;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  /** Seven values, oldest first, today last. */
  week?: readonly number[];
  loading?: boolean;
}

/** Stands in a <dl className="stat-cards">: the label is the term, the number its definition. */
export function StatCard({ label, value, unit, icon, tone = 'go', week, loading = false }: StatCardProps) {
  return (
    <div className="card stat-card">
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        {loading ? <Skeleton width="60%" height="2rem" /> : value} {!loading && unit && <small>{unit}</small>}
      </dd>
      <dd className="stat-card-week">
        {week && !loading ? <Bars values={week} label={`${label}, last 7 days`} tone={tone} /> : null}
      </dd>
    </div>
  );
}
