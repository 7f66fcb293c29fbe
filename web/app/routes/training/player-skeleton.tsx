import { Card } from '../../../ui/card';
import { ShellSlot, useImmersive } from '../../../ui/shell-slots';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';

/** The player's frame until its workout is there. */
export function PlayerSkeleton() {
  useImmersive();
  return (
    <div className="player-frame flex flex-auto flex-col lg:grid lg:gap-x-5 lg:px-8 lg:pb-6 on-side:grid on-side:p-0">
      <section className="player-stage flex flex-auto flex-col justify-end gap-3 bg-wall px-gutter pb-3 lg:rounded-lg lg:p-7">
        <h1 className="sr-only">Opening your workout</h1>
        <Skeleton width="40%" />
        <Skeleton width="70%" height="2.25rem" />
        <Skeleton width="100%" height="2.75rem" />
      </section>
      {/* The title, which has the focus, says that it opens. */}
      <div className="grid content-start gap-3 px-gutter pt-3 max-lg:hidden lg:p-0" aria-hidden="true">
        <Card>
          <SkeletonRows count={2} />
        </Card>
        <Card className="py-3">
          <SkeletonRows count={1} />
        </Card>
      </div>
      <ShellSlot name="dock">
        <span className="player-controls-main mx-auto aspect-square rounded-full bg-surface-3" />
      </ShellSlot>
    </div>
  );
}
