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
  /** A button in the corner that changes the number. */
  tool?: ReactNode;
}

/** Stands in a <dl className="stat-cards">: the label is the term, the number its definition. */
export function StatCard(props: StatCardProps) {
  const { label, value, unit, icon, tone = 'go', week, loading = false, tool } = props;
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
      {tool && <dd className="stat-card-tool">{tool}</dd>}
    </div>
  );
}
