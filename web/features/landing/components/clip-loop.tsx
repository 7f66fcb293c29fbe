import { useEffect, useRef, useState } from 'react';
import { clipsOf, type Clip } from '../../../lib/clips';
import { useReducedMotion } from '../../../lib/motion-preference';
import { useTheme } from '../../../lib/theme/theme';

/** Loads when it is near and plays only while it is visible. */
function useSeen() {
  const frame = useRef<HTMLSpanElement>(null);
  const [seen, setSeen] = useState({ ever: false, now: false });
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      const now = entry?.isIntersecting ?? false;
      setSeen(({ ever }) => ({ ever: ever || now, now }));
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { frame, ...seen };
}

interface ClipLoopProps {
  exerciseId: string;
  className: string;
  isPaused?: boolean;
}

/** A library clip, silent and looping. Decorative: the text next to it says what it shows. Its container sets the shape. */
export function ClipLoop({ exerciseId, className, isPaused = false }: ClipLoopProps) {
  const { theme } = useTheme();
  const { frame, ever, now } = useSeen();
  return (
    <span className={`block overflow-hidden bg-wall ${className}`} ref={frame} aria-hidden="true">
      {ever && <ClipVideo key={theme} clips={clipsOf(exerciseId, theme)} playing={now && !isPaused} />}
    </span>
  );
}

interface ClipVideoProps {
  /** In order of preference. */
  clips: readonly Clip[];
  playing: boolean;
}

function ClipVideo({ clips, playing }: ClipVideoProps) {
  const still = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(0);
  const clip = clips[failed] ?? clips.at(-1);
  useEffect(() => {
    if (playing) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing]);
  if (!clip) return null;
  const onError = () => setFailed(failed + 1);
  if (still) return <img className="size-full object-cover" src={clip.still} alt="" onError={onError} />;
  return (
    <video
      className="size-full object-cover"
      key={clip.video}
      ref={video}
      src={clip.video}
      poster={clip.still}
      autoPlay={playing}
      muted
      loop
      playsInline
      tabIndex={-1}
      disablePictureInPicture
      onError={onError}
    />
  );
}
