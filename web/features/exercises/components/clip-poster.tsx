import { useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { clipsOfVideo } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage, type CoachPose } from '../../../ui/coach-image';
import { stageClass } from '../../../ui/stage';
import './clip-poster.css';

const poses: Record<LibraryExercise['category'], CoachPose> = {
  lower: 'hips',
  upper: 'cheer',
  core: 'listen',
  cardio: 'sprint',
  flexibility: 'reach',
};

interface ClipPosterProps {
  exercise: LibraryExercise;
  /** Of the first screen: fetched at once. */
  eager?: boolean;
}

/** The still of an exercise's clip; while there is none the coach stands in. Decoration: its name stands beside it. */
export function ClipPoster({ exercise: { videoUrl, category }, eager = false }: ClipPosterProps) {
  const { theme } = useTheme();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const stills = clipsOfVideo(videoUrl, theme).map(({ still }) => still);
  const source = stills.find((file) => !missing.includes(file));
  return (
    <span className={`${stageClass} clip-poster`} aria-hidden="true">
      {source ? (
        <img
          src={source}
          alt=""
          width={854}
          height={480}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          draggable={false}
          onError={() => setMissing([...missing, source])}
        />
      ) : (
        <CoachImage pose={poses[category]} />
      )}
    </span>
  );
}
