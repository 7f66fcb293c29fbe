import type { ReactNode } from 'react';
import type { CoachPose } from '../ui/coach-image';
import { StageScene } from '../ui/stage-scene';

interface SceneProps {
  title: string;
  /** One sentence from the coach. */
  says: string;
  pose: CoachPose;
  /** How far the arc behind her is filled, 0 to 1. */
  progress: number;
  /** Above the title. */
  face?: ReactNode;
  children?: ReactNode;
}

/** A full page with the coach in her arc, for something missing, loading, or broken. */
export function Scene({ title, says, pose, progress, face, children }: SceneProps) {
  return (
    <StageScene
      className="scene mx-gutter mt-2 mb-4 grid flex-1 gap-4 rounded-lg border border-line px-5 pt-6 md:items-center md:px-10 md:py-8 lg:mt-1 lg:mb-6 lg:px-16 lg:py-10 in-focus-layout:m-0 in-focus-layout:rounded-none in-focus-layout:border-0"
      pose={pose}
      priority
      arc={{ value: progress, max: 1 }}
      picture={{ className: 'scene-picture relative order-last md:self-stretch' }}
    >
      <div className="grid content-start gap-4 in-focus-layout:pt-corner">
        {face}
        <h1 className="text-display leading-none font-black tracking-hero xl:text-hero">{title}</h1>
        <p className="max-w-xl text-lead leading-text font-medium md:text-title">{says}</p>
        {children}
      </div>
    </StageScene>
  );
}
