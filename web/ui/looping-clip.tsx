import { Pause, Play } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Clip } from '../lib/clips';
import { useReducedMotion } from '../lib/motion-preference';
import { ClipVideo, usePlayable, type ClipState } from './clip-video';
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
  const { clip, onFailed } = usePlayable(clips);
  if (!clip) return fallback;
  const onState = (state: ClipState) => {
    if (state === 'failed') onFailed();
    if (state === 'refused') setPlaying(false);
  };
  return (
    <div className="relative aspect-16/9 w-full overflow-hidden bg-wall">
      <ClipVideo
        key={clip.video}
        clip={clip}
        label={`${name}, demo video`}
        playing={playing}
        preload={playing ? 'auto' : 'none'}
        onState={onState}
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
