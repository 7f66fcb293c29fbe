import { Arc } from '../../../ui/arc';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';
import './setup-stage.css';

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
    <Stage as="div" className="setup-stage">
      <Arc className="setup-stage-arc" value={progress} max={1} strokeWidth={13} glow />
      <CoachImage className="setup-stage-figure" pose={pose} priority />
      <CoachImage className="setup-stage-bust" pose="bust" priority />
      <p className="setup-stage-says">{says}</p>
    </Stage>
  );
}
