import { cx } from 'class-variance-authority';

interface SkeletonProps {
  width?: string;
  height?: string;
  round?: boolean;
}

/** A placeholder the size of the content that is loading. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  return (
    <span
      className={cx(
        'block max-w-full animate-loading-pulse bg-surface-3 motion-reduce:animate-none',
        round ? 'flex-none rounded-full' : 'rounded-sm',
      )}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

interface SkeletonRowsProps {
  count: number;
  label?: string;
  /** The same as in the rows it stands in for. */
  dense?: boolean;
}

/** Placeholder rows for a list that is loading. */
export function SkeletonRows({ count, label = 'Loading', dense = false }: SkeletonRowsProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div
          className={cx(
            'flex min-h-row items-center gap-3 border-t border-line py-1.5 nth-2:border-t-0',
            dense && 'xl:min-h-12 xl:py-1',
          )}
          key={row}
          data-testid="skeleton-row"
        >
          <Skeleton width="2.25rem" height="2.25rem" round />
          <span className="grid flex-1 gap-2">
            <Skeleton width="60%" height="0.75rem" />
            <Skeleton width="36%" height="0.625rem" />
          </span>
          <Skeleton width="3rem" height="0.875rem" />
        </div>
      ))}
    </div>
  );
}
