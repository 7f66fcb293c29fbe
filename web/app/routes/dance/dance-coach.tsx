import { useMemo } from 'react';
import type { CoachMotion } from '../../../features/coach-stage/coach-motion';
import { CoachStage } from '../../../features/coach-stage/coach-stage';
import type { CoachScene } from '../../../features/dance/components/dance-floor';
import type { CoachPose } from '../../../ui/coach-image';

const stills: Record<CoachScene['mood'], CoachPose> = {
  excited: 'groove',
  dancing: 'groove',
  celebrating: 'reach',
  celebration: 'cheer',
  resting: 'listen',
};

/** The live coach in the dance's mood: she dances the moves, cheers at the end, and breathes during a pause. */
export function DanceCoach({ mood, coach, style, beats, onNeed, label, moves = false }: CoachScene) {
  const { move, startBeat } = coach;
  const motion = useMemo((): CoachMotion => {
    if (mood === 'resting') return 'resting';
    return mood === 'celebration' ? 'celebrating' : { style, move, startBeat };
  }, [mood, style, move, startBeat]);
  return (
    <CoachStage
      className="min-h-0"
      {...{ motion, label, moves }}
      {...(beats && { beats })}
      {...(onNeed && { onNeed })}
      still={stills[mood]}
    />
  );
}
