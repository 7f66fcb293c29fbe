import { useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { clipsOfVideo } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { stageClass } from '../../../ui/stage';

const poses: Record<LibraryExercise['category'], CoachPose> = {
  lower: 'hips',
  upper: 'cheer',
  core: 'listen',
  cardio: 'sprint',
  flexibility: 'reach',
};

/** Inside a card, on hover. */
const growing = 'transition-transform duration-slow group-hover/card:scale-104 motion-reduce:scale-none';

interface ClipPosterProps {
  exercise: LibraryExercise;
  /** Visible on load, so fetched right away. */
  eager?: boolean;
  /** Dimmed among others. */
  dimmed?: boolean;
}

/** The still of an exercise's clip, or the coach if there is none. Decorative: its name is next to it. */
export function ClipPoster({ exercise, eager = false, dimmed = false }: ClipPosterProps) {
  const { videoUrl, category } = exercise;
  const { theme } = useTheme();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const stills = clipsOfVideo(videoUrl, theme).map(({ still }) => still);
  const source = stills.find((file) => !missing.includes(file));
  return (
    <span
      className={`${stageClass} clip-poster block aspect-16/9 w-full ${dimmed ? 'opacity-60 grayscale' : ''}`}
      aria-hidden="true"
    >
      {source ? (
        <img
          className={`size-full object-cover ${growing}`}
          src={source}
          alt=""
          width={1280}
          height={720}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing([...missing, source])}
        />
      ) : (
        <CoachImage
          className={`clip-poster-coach absolute left-1/2 -translate-x-1/2 ${growing}`}
          pose={poses[category]}
        />
      )}
    </span>
  );
}
