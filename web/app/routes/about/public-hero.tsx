import type { ReactNode } from 'react';
import type { CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import { StageScene } from '../../../ui/stage-scene';

const stage =
  'public-hero grid gap-2 rounded-xl border border-line px-5 pt-7 md:grid-cols-2 md:gap-8 md:px-10 md:pt-0 lg:px-16';

interface PublicStageProps {
  title: string;
  lead: ReactNode;
  picture: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}

/** The top of a public page: its name, a few words, and a picture. */
export function PublicStage({ picture, ...words }: PublicStageProps) {
  return (
    <Stage as="header" className={stage}>
      <Words {...words} />
      {picture}
    </Stage>
  );
}

function Words({ title, lead, children }: Omit<PublicStageProps, 'picture'>) {
  return (
    <div className="grid content-center justify-items-start gap-4 md:gap-5 md:py-12">
      <h1 className="text-display leading-none font-black tracking-hero xl:text-hero">{title}</h1>
      <p className="max-w-xl text-lead leading-body text-on-wall-2">{lead}</p>
      {children}
    </div>
  );
}

interface PublicHeroProps {
  title: string;
  pose: CoachPose;
  /** How far the arc behind her is filled, 0 to 1. */
  progress: number;
  children: ReactNode;
}

/** The same with the coach in her arc. */
export function PublicHero({ title, pose, progress, children }: PublicHeroProps) {
  return (
    <StageScene
      as="header"
      className={stage}
      pose={pose}
      priority
      arc={{ value: progress, max: 1, strokeWidth: 13 }}
      picture={{ className: 'public-hero-picture relative order-last' }}
    >
      <Words title={title} lead={children} />
    </StageScene>
  );
}
