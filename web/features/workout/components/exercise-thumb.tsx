import { useState } from 'react';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage } from '../../../ui/coach-image';
import { clipPath } from '../clip-path';
import './exercise-thumb.css';

/** A small still of the exercise, or of the coach. Decoration: the name stands beside it. */
export function ExerciseThumb({ exerciseId }: { exerciseId: string }) {
  const { theme } = useTheme();
  const [missing, setMissing] = useState<readonly string[]>([]);
  // By day in the night's light where there is no other still.
  const files = [clipPath(exerciseId, theme), clipPath(exerciseId, 'dark')].map((path) => `${path}.webp`);
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
