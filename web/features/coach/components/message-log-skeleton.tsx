import { Skeleton } from '../../../ui/skeleton';

/** Placeholder messages down to the message box; whatever does not fit is cut off at the top. */
const bubbles = [
  ['54%', '2.75rem'],
  ['82%', '8rem'],
] as const;

/** Behind the end of the chat, without taking up space, so nothing moves when the messages arrive. */
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
