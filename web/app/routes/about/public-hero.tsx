import type { ReactNode } from 'react';
import { Arc } from '../../../ui/arc';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './public-page.css';

interface PublicHeroProps {
  title: string;
  pose: CoachPose;
  /** How far the arc behind her has come, 0 to 1. */
  progress: number;
  children: ReactNode;
}

/** The first thing on a page about us: its name, a few words, and the coach in her arc. */
export function PublicHero({ title, pose, progress, children }: PublicHeroProps) {
  return (
    <Stage as="header" className="public-hero">
      <div className="public-hero-words">
        <h1>{title}</h1>
        {children}
      </div>
      <div className="public-hero-picture">
        <Arc value={progress} max={1} strokeWidth={13} glow className="public-hero-arc" />
        <CoachImage pose={pose} priority />
      </div>
    </Stage>
  );
}
