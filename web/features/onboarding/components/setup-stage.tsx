import type { CoachPose } from '../../../ui/coach-image';
import { StageScene } from '../../../ui/stage-scene';

interface SetupStageProps {
  pose: CoachPose;
  /** One sentence from the coach. */
  says: string;
  /** How much has been answered, 0 to 1. */
  progress: number;
}

/** The coach next to the form: a band above it on phones, half the studio on wide screens. */
export function SetupStage({ pose, says, progress }: SetupStageProps) {
  return (
    <StageScene
      as="div"
      className="setup-stage flex-none lg:sticky lg:top-0 lg:col-span-5"
      pose={pose}
      narrowPose="bust"
      priority
      arc={{ value: progress, max: 1, strokeWidth: 13 }}
    >
      <p className="text-lead leading-text font-strong text-balance md:text-head lg:max-w-md lg:leading-snug lg:font-bold lg:tracking-title">
        {says}
      </p>
    </StageScene>
  );
}
