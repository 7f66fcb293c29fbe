import { VisuallyHidden } from '../../../ui/visually-hidden';
import { Skeleton } from '../../../ui/skeleton';

interface DancePointsProps {
  /** From the server; null until known. */
  earned: number | null;
  /** They did not arrive in time. */
  nothing: boolean;
}

/** The points of a dance, which arrive a moment after it. */
export function DancePoints({ earned, nothing }: DancePointsProps) {
  if (earned !== null) {
    return (
      <p className="font-heavy text-warm-text" role="status">
        <b className="text-num font-black tracking-hero text-warm-num tabular-nums">+{earned}</b> points
      </p>
    );
  }
  if (nothing)
    return <p className="text-fg-2">Any points still being counted will show on your dashboard.</p>;
  return (
    <div role="status">
      <VisuallyHidden>Counting your points</VisuallyHidden>
      <Skeleton width="8rem" height="2rem" />
    </div>
  );
}
