import { Arc } from '../../../ui/arc';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';

interface SetupStageProps {
  pose: CoachPose;
  /** One sentence from the coach. */
  says: string;
  /** How much has been answered, 0 to 1. */
  progress: number;
}

/** The coach beside the form: a band above it on phones, half the studio on wide screens. */
export function SetupStage({ pose, says, progress }: SetupStageProps) {
  return (
    <Stage as="div" className="setup-stage flex-none lg:sticky lg:top-0 lg:col-span-5">
      <div className="setup-stage-arc">
        <Arc value={progress} max={1} strokeWidth={13} glow />
      </div>
      <CoachImage className="setup-stage-figure hidden lg:block" pose={pose} priority />
      <CoachImage className="setup-stage-bust lg:hidden" pose="bust" priority />
      <p className="text-lead leading-text font-strong text-balance md:text-head lg:max-w-md lg:leading-snug lg:font-bold lg:tracking-title">
        {says}
      </p>
    </Stage>
  );
}
