import { useState } from 'react';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage } from '../../../ui/coach-image';
import { clipPath } from '../clip-path';
import './exercise-thumb.css';

/** A small still of the exercise, or of the coach. Decoration: the name stands beside it. */
export function ExerciseThumb({ exerciseId }: { exerciseId: string }) {
  const { theme } = useTheme();
  const source = `${clipPath(exerciseId, theme)}.webp`;
  const [missing, setMissing] = useState('');
  return (
    <span className="exercise-thumb" aria-hidden="true">
      {missing === source ? (
        <CoachImage pose="sprint" />
      ) : (
        <img src={source} alt="" loading="lazy" decoding="async" onError={() => setMissing(source)} />
      )}
    </span>
  );
}
