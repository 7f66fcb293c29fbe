import { useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '../../../lib/motion-preference';
import { useTheme } from '../../../lib/theme/theme';
import './clip-loop.css';

/** Loads nothing before it is near, plays only while it is seen. */
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

/** A real clip of the library, silent and looping. Decoration: what it shows stands beside it. */
export function ClipLoop({ exerciseId }: { exerciseId: string }) {
  const { theme } = useTheme();
  const { frame, ever, now } = useSeen();
  return (
    <span className="clip-loop" ref={frame} aria-hidden="true">
      {ever && <Clip key={theme} name={exerciseId} graded={theme === 'light'} playing={now} />}
    </span>
  );
}

interface ClipProps {
  name: string;
  /** Try the morning's clip before the night's. */
  graded: boolean;
  playing: boolean;
}

function Clip({ name, graded, playing }: ClipProps) {
  const still = useReducedMotion();
  const video = useRef<HTMLVideoElement>(null);
  const [day, setDay] = useState(graded);
  const path = `/videos/${name}${day ? '.day' : ''}`;
  useEffect(() => {
    if (playing) void video.current?.play().catch(() => undefined);
    else video.current?.pause();
  }, [playing]);
  const onError = () => setDay(false);
  if (still) return <img src={`${path}.webp`} alt="" onError={onError} />;
  return (
    <video
      key={path}
      ref={video}
      src={`${path}.mp4`}
      poster={`${path}.webp`}
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
