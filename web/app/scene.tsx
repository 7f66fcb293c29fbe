import type { ReactNode } from 'react';
import { Arc } from '../ui/arc';
import { CoachImage, type CoachPose } from '../ui/coach-image';
import { Stage } from '../ui/stage';
import './scene.css';

interface SceneProps {
  title: string;
  /** One sentence from the coach. */
  says: string;
  pose: CoachPose;
  /** How far the arc behind her has come, 0 to 1. */
  progress: number;
  children?: ReactNode;
}

/** A whole page with the coach in her arc: something is missing, coming or broken. */
export function Scene({ title, says, pose, progress, children }: SceneProps) {
  return (
    <Stage className="scene">
      <div className="scene-words">
        <h1>{title}</h1>
        <p className="scene-says">{says}</p>
        {children}
      </div>
      <div className="scene-coach">
        <Arc value={progress} max={1} glow className="scene-arc" />
        <CoachImage pose={pose} priority />
      </div>
    </Stage>
  );
}
