import { Check } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Badge } from '../../../ui/badge';
import './pick-card.css';

interface PickCardProps {
  exercise: LibraryExercise;
  picked: boolean;
  /** The exercise's picture; the same function at every render. */
  poster: (exercise: LibraryExercise) => ReactNode;
  onToggle: (exerciseId: string) => void;
}

const shownMuscles = 2;

/** One exercise of the library as a switch: in the workout or not. */
export const PickCard = memo(function PickCard({ exercise, picked, poster, onToggle }: PickCardProps) {
  const { id, name, skillLevel, primaryMuscles } = exercise;
  const muscles = primaryMuscles.slice(0, shownMuscles).map((muscle) => muscle.replaceAll('_', ' '));
  return (
    <li>
      <button type="button" className="pick-card" aria-pressed={picked} onClick={() => onToggle(id)}>
        <span className="pick-card-picture">
          {poster(exercise)}
          <span className="pick-card-mark" aria-hidden="true">
            {picked && <Check />}
          </span>
        </span>
        <span className="pick-card-words">
          <b>{name}</b>
          <span className="pick-card-muscles">{muscles.join(', ')}</span>
          <Badge>{skillLevel}</Badge>
        </span>
      </button>
    </li>
  );
});
