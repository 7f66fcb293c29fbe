import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Bars } from './bars';
import { cardClass } from './card';
import { Skeleton } from './skeleton';
import type { Tone } from './tone';

interface StatCardProps {
  label: string;
  /** Already formatted. */
  value: string;
  unit?: string;
  icon?: ReactNode;
  tone?: Tone;
  /** Seven values, oldest first, today last. */
  week?: readonly number[];
  /** The smallest value that fills a bar of the week. */
  fullDay?: number;
  loading?: boolean;
  /** A button in the corner that changes the number. */
  tool?: ReactNode;
}

/** The list that holds stat cards, as many per row as fit. */
export function StatCards({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={cx('grid grid-cols-fit-stat gap-3', className)}>{children}</dl>;
}

/** Goes in StatCards: the label is the term, the number its definition. */
export function StatCard(props: StatCardProps) {
  const { label, value, unit, icon, tone = 'go', week, fullDay, loading = false, tool } = props;
  return (
    <div className={cx(cardClass, 'grid grid-rows-stat gap-2 px-4 py-4', tool && 'relative')}>
      <dt
        className={cx(
          // Icons come from the caller; one with its own size keeps it.
          'flex items-start gap-2 text-small leading-snug text-fg-2 [:where(&_svg)]:mt-px [:where(&_svg)]:size-icon-sm [:where(&_svg)]:flex-none',
          tool && 'pr-7',
        )}
      >
        {icon}
        {label}
      </dt>
      <dd className="text-num leading-none font-heavy tracking-display tabular-nums">
        {loading ? <Skeleton width="60%" height="2rem" /> : value}{' '}
        {!loading && unit && (
          <small className="text-small font-semibold tracking-normal text-fg-2">{unit}</small>
        )}
      </dd>
      <dd className="mt-1 min-h-7">
        {week && !loading ? (
          <Bars values={week} label={`${label}, last 7 days`} tone={tone} full={fullDay} />
        ) : null}
      </dd>
      {tool && <dd className="absolute top-0 right-0">{tool}</dd>}
    </div>
  );
}
