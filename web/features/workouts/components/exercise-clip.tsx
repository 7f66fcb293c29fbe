import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../../shared/rules/exercise';
import { clipSize } from '../../../lib/clip-size';
import { clipsOf, type Clip } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { ClipVideo, usePlayable, type ClipState } from '../../../ui/clip-video';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { IconButton } from '../../../ui/icon-button';

const patienceMs = 4_000;
const poses: Record<Exercise['category'], CoachPose> = {
  lower: 'hips',
  upper: 'cheer',
  core: 'listen',
  cardio: 'jump',
  flexibility: 'reach',
};

interface ExerciseClipProps {
  exerciseId: string;
  /** Undefined for an exercise that has left the library. */
  exercise: Exercise | undefined;
  name: string;
  playing: boolean;
  /** Mirror the clip for the other side. Text is never mirrored. */
  mirrored: boolean;
  /** Starts the clip over whenever it becomes true: one that alternates begins a set with the left. */
  restarts: boolean;
  /** How much of the clip has been shown, 0 to 1. */
  onTime: (share: number) => void;
}

/**
 * The exercise in a loop; in light theme it falls back to the dark clip when there is no other. Decoration: without
 * it the coach stands there.
 */
export function ExerciseClip(props: ExerciseClipProps) {
  const { theme } = useTheme();
  const [size] = useState(clipSize);
  const clips = clipsOf(props.exerciseId, theme, size);
  const { clip = clips.at(-1), onFailed } = usePlayable(clips);
  return clip && <Picture key={clip.video} clip={clip} onFailed={onFailed} {...props} />;
}

interface PictureProps extends ExerciseClipProps {
  clip: Clip;
  onFailed: () => void;
}

function Picture(props: PictureProps) {
  const { clip, onFailed, exercise, name, playing, mirrored, restarts, onTime } = props;
  const [state, setState] = useState<Exclude<ClipState, 'failed'> | 'missing'>('waiting');
  const video = useRef<HTMLVideoElement>(null);
  const onState = (next: ClipState) => {
    setState(next === 'failed' ? 'missing' : next);
    if (next === 'failed') onFailed();
  };

  useEffect(() => {
    if (!playing || state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('missing'), patienceMs);
    return () => clearTimeout(timer);
  }, [playing, state]);

  const onFloor = exercise?.equipment.includes('mat') ?? false;
  return (
    <>
      <div className="exercise-clip absolute inset-0 -z-1 overflow-hidden" data-light={clip.light}>
        <div
          className={`exercise-clip-picture absolute lg:inset-0 on-side:inset-0 on-side:size-full on-side:mask-none ${onFloor ? '' : 'animate-push-in motion-reduce:animate-none'}`}
          style={{
            '--push': onFloor ? 1 : 1.09,
            // The name is on the left, so a standing figure is slightly to the right.
            '--clip-start': onFloor ? '50%' : mirrored ? '100%' : '0',
            animationPlayState: playing ? 'running' : 'paused',
          }}
          hidden={state === 'missing'}
        >
          <ClipVideo
            clip={clip}
            ref={video}
            playing={playing}
            mirrored={mirrored}
            restarts={restarts}
            onTime={onTime}
            label={`How to do it: ${name}`}
            onState={onState}
          />
        </div>
        {state === 'missing' && (
          <>
            <CoachImage pose={exercise ? poses[exercise.category] : 'hips'} className="exercise-clip-coach" />
            {exercise && (
              <ul className="absolute right-4 bottom-1/4 grid max-w-2/5 gap-1.5 md:right-8 md:bottom-2/5 md:max-w-1/3 md:gap-3 lg:bottom-8">
                {exercise.cues.map((cue) => (
                  <li
                    className="justify-self-end rounded-md rounded-bl-xs border border-glass-line bg-glass px-3 py-1.5 text-small leading-snug font-semibold text-on-glass md:text-body"
                    key={cue}
                  >
                    {cue}
                  </li>
                ))}
              </ul>
            )}
          </>
        )}
      </div>
      {state === 'refused' && playing && (
        <IconButton
          label={`Play ${name}`}
          className="absolute right-4 bottom-4 z-1 lg:right-8 lg:bottom-8"
          variant="glass"
          size="lg"
          round
          onClick={() => void video.current?.play()}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
