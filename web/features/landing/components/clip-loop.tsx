import { useEffect, useRef, useState } from 'react';
import { clipSize } from '../../../lib/clip-size';
import { clipsOf, type Clip } from '../../../lib/clips';
import { useReducedMotion } from '../../../lib/motion-preference';
import { useTheme } from '../../../lib/theme/theme';
import { ClipVideo, usePlayable } from '../../../ui/clip-video';

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
  const [size] = useState(clipSize);
  const { frame, ever, now } = useSeen();
  return (
    <span className={`relative block overflow-hidden bg-wall ${className}`} ref={frame} aria-hidden="true">
      {ever && <Picture key={theme} clips={clipsOf(exerciseId, theme, size)} playing={now && !isPaused} />}
    </span>
  );
}

interface PictureProps {
  /** In order of preference. */
  clips: readonly Clip[];
  playing: boolean;
}

function Picture({ clips, playing }: PictureProps) {
  const isStill = useReducedMotion();
  const { clip = clips.at(-1), onFailed } = usePlayable(clips);
  if (!clip) return null;
  if (isStill) return <img className="size-full object-cover" src={clip.still} alt="" onError={onFailed} />;
  return (
    <ClipVideo
      key={clip.video}
      clip={clip}
      playing={playing}
      onState={(state) => state === 'failed' && onFailed()}
    />
  );
}
