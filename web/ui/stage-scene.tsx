import type { ComponentProps, ReactNode } from 'react';
import { Arc } from './arc';
import { CoachImage, type CoachPose, type SmallPose } from './coach-image';
import { Stage } from './stage';

interface StageSceneProps extends ComponentProps<typeof Stage> {
  pose: CoachPose | SmallPose;
  /** Used below the wide layout, where her full figure does not fit. */
  narrowPose?: CoachPose;
  /** Her picture is on the first screen: fetched right away, before others. */
  priority?: boolean;
  /** The ring behind her; without it, she stands in the light alone. */
  arc?: Omit<ComponentProps<typeof Arc>, 'className' | 'children'>;
  /** She is drawn in front of the text. */
  inFront?: boolean;
  /** Gives the picture its own place next to the text, with content on top. Without it, the picture fills the stage behind the text. */
  picture?: { className: string; children?: ReactNode };
  /** The text. */
  children?: ReactNode;
}

const centered = 'absolute -translate-1/2';
const arcPlace = 'top-(--arc-y,50%) left-(--arc-x,50%) -z-1 w-(--arc-width)';
const coachPlace = 'top-(--coach-y,50%) left-(--coach-x,50%) h-(--coach-height) scale-x-(--coach-turn,1)';

/**
 * The lit wall, the coach in her arc, and text. The class positions them by their centers in the picture's box:
 * --glow-x, -y, -size; --arc-x, -y, -width; --coach-x, -y, -height; --coach-turn is -1 to mirror her.
 */
export function StageScene(props: StageSceneProps) {
  const { pose, narrowPose, priority, arc, inFront = false, picture, children, ...stage } = props;
  const coach = `${centered} ${coachPlace} ${inFront ? 'z-1' : '-z-1'}`;
  return (
    <Stage {...stage}>
      <div className={picture?.className ?? 'pointer-events-none absolute inset-0'}>
        {arc && (
          <div className={`${centered} ${arcPlace}`}>
            <Arc glow {...arc} />
          </div>
        )}
        <CoachImage
          className={narrowPose ? `${coach} hidden lg:block` : coach}
          pose={pose}
          priority={priority}
        />
        {narrowPose && <CoachImage className={`${coach} lg:hidden`} pose={narrowPose} priority={priority} />}
        {picture?.children}
      </div>
      {children}
    </Stage>
  );
}
