import type { ReactNode } from 'react';
import { StageScene } from '../../../ui/stage-scene';

/** Title and search; where there is room, with the coach next to them. */
export function LibraryHero({ children }: { children: ReactNode }) {
  return (
    <header className="relative isolate overflow-hidden md:rounded-lg md:border md:border-line md:px-10 md:pt-8 md:pb-10 md:text-on-wall lg:pt-10">
      <StageScene
        className="library-hero absolute! inset-0 -z-1 hidden md:block"
        aria-hidden="true"
        pose="reach"
        priority
        arc={{ value: 0.74, max: 1 }}
        picture={{ className: 'library-hero-picture pointer-events-none absolute inset-0' }}
      />
      <h1 className="pb-2 text-head leading-none font-black tracking-title md:pb-0 md:text-display md:tracking-hero xl:text-hero">
        Exercise Library
      </h1>
      <p className="mt-3 mb-6 max-w-1/2 text-lead leading-text font-medium max-md:hidden">
        Pick a move. I'll show you how it's done.
      </p>
      <div className="md:max-w-1/2">{children}</div>
    </header>
  );
}
