import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Badge } from '../../../ui/badge';

interface PickCardProps {
  exercise: LibraryExercise;
  picked: boolean;
  /** Why it is in none of the person's plans; null if it may be. */
  unsuitable: string | null;
  /** The exercise's picture; the same function on every render. */
  poster: (exercise: LibraryExercise) => ReactNode;
  onToggle: (exerciseId: string) => void;
}

export const pickCardClass = 'flex min-w-0 flex-col overflow-hidden rounded-lg border';
export const pickPictureClass = 'relative block aspect-16/9';
export const pickWordsClass =
  'grid flex-auto content-start justify-items-start gap-1 px-2.5 pt-2 pb-2.5 md:px-3';
const shownMuscles = 2;

/** An exercise of the library as a toggle: in the workout or not. */
export const PickCard = memo(function PickCard(props: PickCardProps) {
  const { exercise, picked, unsuitable, poster, onToggle } = props;
  const { id, name, skillLevel, primaryMuscles } = exercise;
  const muscles = primaryMuscles.slice(0, shownMuscles).map((muscle) => muscle.replaceAll('_', ' '));
  return (
    <button
      type="button"
      className={`${pickCardClass} transition-colors focus-visible:rounded-lg ${picked ? 'border-go-mark bg-go-tint inset-ring inset-ring-go-mark' : 'border-line bg-surface-1 shadow-card hover:border-line-strong'}`}
      aria-pressed={picked}
      onClick={() => onToggle(id)}
    >
      <span className={pickPictureClass}>
        {poster(exercise)}
        <span
          className={`absolute top-2 right-2 grid size-7 place-items-center rounded-full border-2 ${picked ? 'border-go-edge bg-go text-go-ink' : 'border-on-glass bg-glass'}`}
          aria-hidden="true"
        >
          {picked && <Check className="size-icon-sm" strokeWidth={3} />}
        </span>
      </span>
      <span className={pickWordsClass}>
        <b className="text-small leading-snug font-bold wrap-anywhere hyphens-auto md:text-body">{name}</b>
        <span className="text-micro leading-text text-fg-2 first-letter:uppercase">{muscles.join(', ')}</span>
        <Badge>
          <span className="inline-block first-letter:uppercase">{skillLevel}</span>
        </Badge>
        {unsuitable && <span className="text-micro leading-text text-warm-text">{unsuitable}</span>}
      </span>
    </button>
  );
});
