import { cx } from 'class-variance-authority';
import { useState } from 'react';
import { coachStill, coachStillSet } from '../lib/coach-stills';
import { useTheme } from '../lib/theme/theme';

export type CoachPose =
  | 'bust'
  | 'cheer'
  | 'groove'
  | 'hips'
  | 'jump'
  | 'listen'
  | 'reach'
  | 'sprint'
  | 'wave';

/** Poses with a separate picture for spaces up to 110 px high. */
export type SmallPose = 'groove-small' | 'sprint-small' | 'wave-small';

/** The bust and the small pictures come in one size. */
const hasSizes = (pose: CoachPose | SmallPose) => pose !== 'bust' && !pose.endsWith('-small');

interface CoachImageProps {
  pose: CoachPose | SmallPose;
  /** Only when the picture says something the text does not. */
  alt?: string;
  className?: string;
  flip?: boolean;
  /** A picture on the first screen: fetched right away, before others. */
  priority?: boolean;
}

/** A still of the coach in the theme's lighting. Its container sets the height. */
export function CoachImage({ pose, alt = '', className, flip = false, priority = false }: CoachImageProps) {
  const { theme } = useTheme();
  const source = coachStill(pose, theme);
  const [missing, setMissing] = useState('');
  return (
    <img
      className={cx(
        'pointer-events-none max-w-none select-none',
        flip && '-scale-x-100',
        missing === source && 'invisible block',
        className,
      )}
      {...(hasSizes(pose) && coachStillSet(pose, theme))}
      src={source}
      alt={alt}
      hidden={missing === source}
      onError={() => setMissing(source)}
      // Otherwise the first frame would come without her.
      decoding="sync"
      loading={priority ? undefined : 'lazy'}
      draggable={false}
      fetchPriority={priority ? 'high' : undefined}
    />
  );
}
