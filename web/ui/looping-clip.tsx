import { Pause, Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Clip } from '../lib/clips';
import { useReducedMotion } from '../lib/motion-preference';
import { IconButton } from './icon-button';

interface LoopingClipProps {
  /** In order of preference. */
  clips: readonly Clip[];
  /** What it shows, in words. */
  name: string;
  /** Starts on its own; never with reduced motion. */
  autoPlay?: boolean;
  /** Shown when no clip loads. */
  fallback: ReactNode;
}

/** A silent, looping clip without the browser's controls: one button pauses and resumes it. */
export function LoopingClip({ clips, name, autoPlay = true, fallback }: LoopingClipProps) {
  const isStill = useReducedMotion();
  const [playing, setPlaying] = useState(autoPlay && !isStill);
  const [failed, setFailed] = useState(0);
  const clip = clips[failed];
  if (!clip) return fallback;
  return (
    <div className="relative aspect-16/9 w-full overflow-hidden bg-wall">
      <ClipVideo
        key={clip.video}
        clip={clip}
        name={name}
        playing={playing}
        onRefused={() => setPlaying(false)}
        onError={() => setFailed(failed + 1)}
      />
      <IconButton
        label={playing ? `Pause ${name}` : `Play ${name}`}
        className="absolute right-3 bottom-3"
        variant="glass"
        round
        onClick={() => setPlaying(!playing)}
      >
        {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </IconButton>
    </div>
  );
}

interface ClipVideoProps extends Pick<LoopingClipProps, 'name'> {
  clip: Clip;
  playing: boolean;
  onRefused: () => void;
  onError: () => void;
}

function ClipVideo({ clip, name, playing, onRefused, onError }: ClipVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const refused = useEffectEvent(onRefused);
  useEffect(() => {
    if (!playing) return video.current?.pause();
    // Some phones block autoplay to save power.
    void video.current
      ?.play()
      .catch(
        (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError' && refused(),
      );
  }, [playing]);
  return (
    <video
      // Without controls it cannot take the focus, but a dialog would take it for its first stop.
      tabIndex={-1}
      ref={video}
      className="size-full object-cover"
      src={clip.video}
      poster={clip.still}
      aria-label={`${name}, demo video`}
      preload={playing ? 'auto' : 'none'}
      loop
      muted
      playsInline
      disablePictureInPicture
      onError={onError}
    />
  );
}
