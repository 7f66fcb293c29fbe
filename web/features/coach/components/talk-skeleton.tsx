import { Skeleton } from '../../../ui/skeleton';
import './talk-skeleton.css';

/** Questions and answers down to the message box; what is too many for the screen is cut off above. */
const bubbles = [
  ['46%', '2.75rem'],
  ['78%', '6.5rem'],
  ['62%', '2.75rem'],
  ['70%', '4.75rem'],
  ['38%', '2.75rem'],
  ['82%', '8rem'],
  ['54%', '2.75rem'],
  ['74%', '5.5rem'],
] as const;

export function TalkSkeleton() {
  return (
    <div className="talk-skeleton" aria-hidden="true" data-testid="talk-skeleton">
      {bubbles.map(([width, height], index) => (
        <Skeleton key={index} width={width} height={height} />
      ))}
    </div>
  );
}
