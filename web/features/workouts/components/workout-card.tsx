import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge';
import type { CoachPose } from '../../../ui/coach-image';
import { StageScene } from '../../../ui/stage-scene';

interface WorkoutCardProps {
  pose: CoachPose;
  badge: string;
  title: ReactNode;
  description: ReactNode;
  /** The featured one: larger, spanning the row. */
  featured?: boolean;
  /** Its facts and its button. */
  children: ReactNode;
}

const cardClass = 'flex flex-col overflow-clip rounded-lg border border-line bg-surface-1 shadow-card';
const stageClass = 'workout-card grid content-between justify-items-start gap-3 p-4';
const titleClass = 'max-w-name leading-none font-black tracking-hero';
const wordsClass = 'flex flex-auto flex-col gap-3 p-4';
const descriptionClass = 'flex-auto text-small leading-body text-fg-2';

const plain = {
  card: cardClass,
  stage: stageClass,
  title: `${titleClass} text-head`,
  words: wordsClass,
  description: descriptionClass,
};
const large: typeof plain = {
  card: `${cardClass} md:grid md:grid-cols-11`,
  stage: `workout-card-featured ${stageClass} md:col-span-6 md:px-6 md:pt-5 md:pb-6`,
  title: `${titleClass} text-display`,
  words: `${wordsClass} md:col-span-5 md:justify-center md:gap-5 md:p-6`,
  description: `${descriptionClass} md:flex-none md:text-lead`,
};

/** A list item: one workout to start, with the coach in its pose. */
export function WorkoutCard({ featured = false, ...props }: WorkoutCardProps) {
  const look = featured ? large : plain;
  return (
    <li className={look.card}>
      <StageScene as="div" className={look.stage} pose={props.pose}>
        <Badge tone="glass">{props.badge}</Badge>
        <h2 className={look.title}>{props.title}</h2>
      </StageScene>
      <div className={look.words}>
        <p className={look.description}>{props.description}</p>
        {props.children}
      </div>
    </li>
  );
}
