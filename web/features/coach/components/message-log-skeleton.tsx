import { Skeleton } from '../../../ui/skeleton';

/** Questions and answers down to the message box; what is too many for the screen is cut off above. */
const bubbles = [
  ['54%', '2.75rem'],
  ['82%', '8rem'],
] as const;

/** Lies behind the end of the talk and takes no room of its own, so nothing moves when the talk comes. */
export function MessageLogSkeleton() {
  return (
    <div
      className="absolute inset-0 flex flex-col justify-end gap-3 overflow-hidden mask-t-from-40%"
      aria-hidden="true"
      data-testid="talk-skeleton"
    >
      {bubbles.map(([width, height], index) => (
        <span key={width} className={index % 2 ? '' : 'self-end'} style={{ width }}>
          <Skeleton height={height} />
        </span>
      ))}
    </div>
  );
}
