import { useState } from 'react';
import { clipsOf } from '../../../lib/clips';
import { useTheme } from '../../../lib/theme/theme';
import { CoachImage } from '../../../ui/coach-image';

/** A small still of the exercise, or of the coach. Decoration: the name is next to it. */
export function ExerciseThumb({ exerciseId, className = '' }: { exerciseId: string; className?: string }) {
  const { theme } = useTheme();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const files = clipsOf(exerciseId, theme).map(({ still }) => still);
  const source = files.find((file) => !missing.includes(file));
  return (
    <span
      className={`relative aspect-16/10 w-20 flex-none overflow-hidden rounded-sm bg-wall tiny:w-16 ${className}`}
      aria-hidden="true"
    >
      {source ? (
        <img
          className="size-full object-cover"
          src={source}
          alt=""
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          onError={() => setMissing([...missing, source])}
        />
      ) : (
        <CoachImage className="size-full object-cover object-top" pose="sprint" />
      )}
    </span>
  );
}
