import { Skeleton } from '../../../ui/skeleton';

/** A row that is loading: its name, and a placeholder the size of its control. */
export function LoadingRow({ width, height }: { width: string; height: string }) {
  return (
    <div className="flex min-h-14 items-center justify-between gap-4">
      <Skeleton width="55%" />
      <Skeleton width={width} height={height} />
    </div>
  );
}
