import { useCallback, useEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../../shared/exercises/exercise';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { clipPath } from '../clip-path';
import './exercise-clip.css';

const patienceMs = 4_000;
/** HTMLMediaElement.HAVE_CURRENT_DATA: time also passes for a clip that never arrives. */
const hasPicture = 2;
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
}

/**
 * The exercise shown in a loop, by day in the night's light where there is no other clip. It is decoration:
 * without it the coach stands there and says what to do.
 */
export function ExerciseClip(props: ExerciseClipProps) {
  const { theme } = useTheme();
  const wanted = clipPath(props.exerciseId, theme);
  const [missing, setMissing] = useState<string>();
  const path = missing === wanted ? clipPath(props.exerciseId, 'dark') : wanted;
  const onMissing = useCallback(() => setMissing(path), [path]);
  return <Clip key={path} path={path} onMissing={onMissing} {...props} />;
}

type ClipState = 'waiting' | 'playing' | 'missing';

interface ClipProps extends ExerciseClipProps {
  path: string;
  onMissing: () => void;
}

function Clip({ path, onMissing, exercise, name, playing }: ClipProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ClipState>('waiting');

  useEffect(() => {
    const clip = video.current;
    // A browser that refuses to play leaves the clip waiting, and the coach takes over.
    if (playing) void clip?.play().catch(() => undefined);
    else clip?.pause();
  }, [playing]);

  useEffect(() => {
    const clip = video.current;
    const fail = () => {
      setState('missing');
      onMissing();
    };
    // The error may have come before this component could listen.
    if (clip?.error) queueMicrotask(fail);
    clip?.addEventListener('error', fail);
    return () => clip?.removeEventListener('error', fail);
  }, [onMissing]);

  useEffect(() => {
    if (!playing || state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('missing'), patienceMs);
    return () => clearTimeout(timer);
  }, [playing, state]);

  const onFloor = exercise?.equipment.includes('mat') ?? false;
  return (
    <div className="exercise-clip" data-light={path.endsWith('.day') ? 'day' : 'night'}>
      <video
        ref={video}
        className={onFloor ? 'exercise-clip-floor' : undefined}
        src={`${path}.mp4`}
        poster={`${path}.webp`}
        hidden={state === 'missing'}
        muted
        autoPlay
        loop
        playsInline
        disablePictureInPicture
        aria-label={`How to do it: ${name}`}
        onTimeUpdate={({ currentTarget: { readyState } }) => readyState >= hasPicture && setState('playing')}
        onWaiting={() => setState('waiting')}
      />
      {state === 'missing' && (
        <>
          <CoachImage pose={exercise ? poses[exercise.category] : 'hips'} className="exercise-clip-coach" />
          {exercise && (
            <ul className="exercise-clip-cues">
              {exercise.cues.map((cue) => (
                <li key={cue}>{cue}</li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
