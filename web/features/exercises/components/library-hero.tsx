import type { ReactNode } from 'react';
import { Arc } from '../../../ui/arc';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './library-hero.css';

/** The coach invites to choose; the search stands beside her. */
export function LibraryHero({ children }: { children: ReactNode }) {
  return (
    <Stage className="library-hero" aria-label="Find an exercise">
      <div className="library-hero-scene">
        <Arc className="library-hero-arc" value={0.74} max={1} glow />
        <CoachImage className="library-hero-coach" pose="reach" priority />
      </div>
      <h1>Exercise Library</h1>
      <p className="library-hero-says">Pick a move. I'll show you how it's done.</p>
      {children}
    </Stage>
  );
}
