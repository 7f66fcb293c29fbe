import type { ReactNode } from 'react';
import { StageScene } from '../../../ui/stage-scene';

/** The coach next to the search. */
export function LibraryHero({ children }: { children: ReactNode }) {
  return (
    <StageScene
      className="library-hero rounded-lg border border-line px-5 pt-5 pb-2 md:px-10 md:pt-8 md:pb-10 lg:pt-10"
      aria-label="Find an exercise"
      pose="reach"
      priority
      arc={{ value: 0.74, max: 1 }}
      picture={{ className: 'library-hero-picture pointer-events-none absolute inset-0' }}
    >
      <h1 className="max-w-xs text-display leading-none font-black tracking-hero tiny:text-num lg:max-w-none xl:text-hero">
        Exercise Library
      </h1>
      <p className="mt-3 mb-5 max-w-2xs leading-text font-medium md:mb-6 md:max-w-1/2 md:text-lead">
        Pick a move. I'll show you how it's done.
      </p>
      <div className="-mx-3 md:mx-0 md:max-w-1/2">{children}</div>
    </StageScene>
  );
}
