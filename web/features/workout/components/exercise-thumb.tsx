import { useState } from 'react';
import { clipsOf } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage } from '../../../ui/coach-image';
import './exercise-thumb.css';

/** A small still of the exercise, or of the coach. Decoration: the name stands beside it. */
export function ExerciseThumb({ exerciseId }: { exerciseId: string }) {
  const { theme } = useTheme();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const files = clipsOf(exerciseId, theme).map(({ still }) => still);
  const source = files.find((file) => !missing.includes(file));
  return (
    <span className="exercise-thumb" aria-hidden="true">
      {source ? (
        <img
          src={source}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setMissing([...missing, source])}
        />
      ) : (
        <CoachImage pose="sprint" />
      )}
    </span>
  );
}
