import { Play } from 'lucide-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Exercise } from '../../../../shared/rules/exercise';
import { clipsOf, type Clip } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { wantsWideClips, widened } from '../../../lib/wide-clips';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { IconButton } from '../../../ui/icon-button';

const patienceMs = 4_000;
/** HTMLMediaElement.HAVE_CURRENT_DATA: time also advances for a clip that never arrives. */
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
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [isWide] = useState(() => wantsWideClips());
  const usual = clipsOf(props.exerciseId, theme);
  const clips = isWide ? widened(usual) : usual;
  const clip = clips.find((each) => !missing.includes(each.video)) ?? clips.at(-1);
  const video = clip?.video ?? '';
  const onMissing = useCallback(() => setMissing((known) => [...known, video]), [video]);
  return clip && <ClipVideo key={video} clip={clip} onMissing={onMissing} {...props} />;
}

/** refused: some phones play nothing on their own, to save power. */
type ClipState = 'waiting' | 'playing' | 'missing' | 'refused';

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

interface ClipVideoProps extends ExerciseClipProps {
  clip: Clip;
  onMissing: () => void;
}

function ClipVideo(props: ClipVideoProps) {
  const { clip, onMissing, exercise, name, playing, mirrored, restarts, onTime } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ClipState>('waiting');
  const play = useCallback(() => {
    void video.current?.play().catch((error: unknown) => isRefusal(error) && setState('refused'));
  }, []);

  useEffect(() => {
    if (playing) play();
    else video.current?.pause();
  }, [playing, play]);

  // Before any time of the old round is told.
  useLayoutEffect(() => {
    if (restarts && video.current) video.current.currentTime = 0;
  }, [restarts]);

  useEffect(() => {
    const element = video.current;
    const fail = () => {
      setState('missing');
      onMissing();
    };
    // The error may have fired before this component could listen.
    if (element?.error) queueMicrotask(fail);
    element?.addEventListener('error', fail);
    return () => element?.removeEventListener('error', fail);
  }, [onMissing]);

  useEffect(() => {
    if (!playing || state !== 'waiting') return undefined;
    const timer = setTimeout(() => setState('missing'), patienceMs);
    return () => clearTimeout(timer);
  }, [playing, state]);

  const onFloor = exercise?.equipment.includes('mat') ?? false;
  return (
    <>
      <div className="exercise-clip absolute inset-0 -z-1 overflow-hidden" data-light={clip.light}>
        <video
          ref={video}
          className={`object-cover lg:size-full on-side:inset-0 on-side:size-full on-side:mask-none ${state === 'missing' ? 'hidden' : ''} ${onFloor ? 'exercise-clip-floor' : 'exercise-clip-standing'} ${mirrored ? '-scale-x-100' : ''}`}
          style={{ '--clip-start': mirrored ? '100%' : '0' }}
          data-mirrored={mirrored || undefined}
          src={clip.video}
          poster={clip.still}
          hidden={state === 'missing'}
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-label={`How to do it: ${name}`}
          onTimeUpdate={({ currentTarget: { readyState, currentTime, duration } }) => {
            if (readyState < hasPicture) return;
            setState('playing');
            if (duration > 0) onTime(currentTime / duration);
          }}
          onWaiting={() => setState('waiting')}
        />
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
          onClick={play}
        >
          <Play aria-hidden="true" />
        </IconButton>
      )}
    </>
  );
}
