import { Heart, Play } from 'lucide-react';
import { memo } from 'react';
import type { ExerciseMark, LibraryExercise } from '../../../../shared/contracts/exercises';
import { Badge } from '../../../ui/badge';
import { IconButton } from '../../../ui/icon-button';
import type { MarkChange } from '../marks';
import { equipmentName, listed, setsAndReps } from '../wording';
import { ClipPoster } from './clip-poster';
import { SkillBadge } from './skill-badge';
import './exercise-card.css';

interface ExerciseCardProps {
  exercise: LibraryExercise;
  favorite: boolean;
  exclusion: boolean;
  /** Stands among the first cards of the page. */
  eager: boolean;
  onOpen: (id: string) => void;
  /** Undefined for visitors. */
  onMark: ((change: MarkChange) => void) | undefined;
}

/** The button in its name reaches over the whole card; the heart stands above it. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, favorite, exclusion, eager, onOpen, onMark } = props;
  const { id, name, videoUrl, primaryMuscles } = exercise;
  return (
    <li className="exercise-card" data-excluded={exclusion || undefined}>
      <div className="exercise-card-picture">
        <ClipPoster exercise={exercise} eager={eager} />
        {videoUrl && (
          <span className="badge badge-glass exercise-card-demo">
            <Play aria-hidden="true" />
            Click to watch demo
          </span>
        )}
      </div>
      <div className="exercise-card-words">
        <h2>
          <button type="button" className="exercise-card-open" onClick={() => onOpen(id)}>
            {name}
          </button>
        </h2>
        <p className="exercise-card-muscles">{listed(primaryMuscles)}</p>
        <CardFacts exercise={exercise} exclusion={exclusion} />
      </div>
      {onMark && <FavoriteButton id={id} name={name} favorite={favorite} onMark={onMark} />}
    </li>
  );
});

function CardFacts({ exercise, exclusion }: { exercise: LibraryExercise } & Pick<ExerciseMark, 'exclusion'>) {
  const [equipment = 'none'] = exercise.equipment;
  const recommended = setsAndReps(exercise);
  return (
    <div className="exercise-card-facts num">
      <SkillBadge level={exercise.skillLevel} />
      {equipment !== 'none' && <Badge>{equipmentName(equipment)}</Badge>}
      {exclusion && <Badge tone="warm">Not for me</Badge>}
      {recommended && <span className="exercise-card-sets">{recommended}</span>}
    </div>
  );
}

interface FavoriteButtonProps extends Pick<ExerciseCardProps, 'favorite'> {
  id: string;
  name: string;
  onMark: (change: MarkChange) => void;
}

function FavoriteButton({ id, name, favorite, onMark }: FavoriteButtonProps) {
  return (
    <IconButton
      label={`Favorite: ${name}`}
      className="exercise-card-favorite"
      variant="glass"
      round
      aria-pressed={favorite}
      onClick={() => onMark({ exerciseId: id, kind: 'favorite', marked: !favorite })}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
