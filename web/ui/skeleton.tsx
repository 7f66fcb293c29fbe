import './skeleton.css';
import './visually-hidden.css';

interface SkeletonProps {
  width?: string;
  height?: string;
  round?: boolean;
}

/** A piece of something that is on its way, in the size it will have. */
export function Skeleton({ width = '100%', height = '1rem', round = false }: SkeletonProps) {
  return (
    <span
      className={round ? 'skeleton skeleton-round' : 'skeleton'}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

interface SkeletonRowsProps {
  count: number;
  label?: string;
  /** As of the rows they stand for. */
  dense?: boolean;
}

/** Rows of a list that is loading. */
export function SkeletonRows({ count, label = 'Loading', dense = false }: SkeletonRowsProps) {
  return (
    <div role="status" className="skeleton-rows">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: count }, (_, row) => (
        <div
          className={dense ? 'skeleton-row xl:min-h-12 xl:py-1' : 'skeleton-row'}
          key={row}
          data-testid="skeleton-row"
        >
          <Skeleton width="2.25rem" height="2.25rem" round />
          <span className="skeleton-words">
            <Skeleton width="60%" height="0.75rem" />
            <Skeleton width="36%" height="0.625rem" />
          </span>
          <Skeleton width="3rem" height="0.875rem" />
        </div>
      ))}
    </div>
  );
}
