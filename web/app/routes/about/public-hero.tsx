import type { ReactNode } from 'react';
import { Arc } from '../../../ui/arc';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';

interface PublicStageProps {
  title: string;
  lead: ReactNode;
  picture: ReactNode;
  /** What stands below the words. */
  children?: ReactNode;
}

/** The first thing on a page about us: its name, a few words, and a picture beside them. */
export function PublicStage({ title, lead, picture, children }: PublicStageProps) {
  return (
    <Stage
      as="header"
      className="public-hero grid gap-2 rounded-xl border border-line px-5 pt-7 md:grid-cols-2 md:gap-8 md:px-10 md:pt-0 lg:px-16"
    >
      <div className="grid content-center justify-items-start gap-4 md:gap-5 md:py-12">
        <h1 className="text-display leading-none font-black tracking-hero xl:text-hero">{title}</h1>
        <p className="max-w-xl text-lead leading-body text-on-wall-2">{lead}</p>
        {children}
      </div>
      {picture}
    </Stage>
  );
}

interface PublicHeroProps {
  title: string;
  pose: CoachPose;
  /** How far the arc behind her has come, 0 to 1. */
  progress: number;
  children: ReactNode;
}

/** The same with the coach in her arc. */
export function PublicHero({ title, pose, progress, children }: PublicHeroProps) {
  const picture = (
    <div className="public-hero-picture relative">
      <div className="public-hero-arc absolute top-5 left-1/2 -translate-x-1/2 md:top-8">
        <Arc value={progress} max={1} strokeWidth={13} glow />
      </div>
      <CoachImage
        className="public-hero-coach absolute top-0 left-1/2 -translate-x-1/2 md:top-5"
        pose={pose}
        priority
      />
    </div>
  );
  return <PublicStage title={title} lead={children} picture={picture} />;
}
