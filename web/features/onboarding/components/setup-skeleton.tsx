import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { SetupPanel } from './setup-panel';

const groups = [4, 3, 3];

/** The first step's shape while earlier answers load. */
export function SetupSkeleton() {
  return (
    <SetupPanel role="status">
      <VisuallyHidden>Loading your answers</VisuallyHidden>
      <Skeleton width="6rem" />
      <Skeleton height="6px" />
      <Skeleton width="18rem" height="2.25rem" />
      {groups.map((cards, index) => (
        <div key={index} className="grid gap-3">
          <Skeleton width="8rem" />
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
            {Array.from({ length: cards }, (_, card) => (
              <Skeleton key={card} height="3.5rem" />
            ))}
          </div>
        </div>
      ))}
    </SetupPanel>
  );
}
