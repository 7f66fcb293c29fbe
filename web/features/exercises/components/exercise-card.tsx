import { Heart, Play } from 'lucide-react';
import { memo } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { Badge } from '../../../ui/badge';
import { IconButton } from '../../../ui/icon-button';
import type { MarkChange } from '../marks';
import { equipmentName, listed, setsAndReps } from '../wording';
import { ClipPoster } from './clip-poster';
import { SkillBadge } from './skill-badge';

interface ExerciseCardProps {
  exercise: LibraryExercise;
  favorite: boolean;
  exclusion: boolean;
  /** Left out of plans because of the person's health. */
  leftOut: boolean;
  /** Among the first cards of the page. */
  eager: boolean;
  onOpen: (id: string) => void;
  /** Undefined for visitors. */
  onMark: ((change: MarkChange) => void) | undefined;
}

const openClass =
  'w-full after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-go-mark';

/** The button in its name covers the whole card; the heart sits on top. */
export const ExerciseCard = memo(function ExerciseCard(props: ExerciseCardProps) {
  const { exercise, favorite, exclusion, leftOut, eager, onOpen, onMark } = props;
  const { id, name, videoUrl, primaryMuscles } = exercise;
  return (
    <li className="group/card relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card transition hover:border-line-strong hover:shadow-raised">
      <div className="relative">
        <ClipPoster exercise={exercise} eager={eager} dimmed={exclusion} />
        {videoUrl && (
          <span className="absolute bottom-3 left-3">
            <Badge tone="glass">
              <Play className="flex-none fill-current" aria-hidden="true" />
              Click to watch demo
            </Badge>
          </span>
        )}
      </div>
      <div className="grid flex-1 content-start gap-0.5 p-4">
        <h2 className="text-lead">
          <button type="button" className={openClass} onClick={() => onOpen(id)}>
            {name}
          </button>
        </h2>
        <p className="text-small leading-text text-fg-2 first-letter:uppercase">{listed(primaryMuscles)}</p>
        <CardFacts exercise={exercise} exclusion={exclusion} leftOut={leftOut} />
      </div>
      {onMark && <FavoriteButton id={id} name={name} favorite={favorite} onMark={onMark} />}
    </li>
  );
});

function CardFacts({
  exercise,
  exclusion,
  leftOut,
}: Pick<ExerciseCardProps, 'exercise' | 'exclusion' | 'leftOut'>) {
  const [equipment = 'none'] = exercise.equipment;
  const recommended = setsAndReps(exercise);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-1.5 tabular-nums">
      <SkillBadge level={exercise.skillLevel} />
      {equipment !== 'none' && <Badge>{equipmentName(equipment)}</Badge>}
      {exclusion && <Badge tone="warm">Not for me</Badge>}
      {leftOut && !exclusion && <Badge tone="warm">Not in your plans</Badge>}
      {recommended && <span className="ml-auto text-small font-strong">{recommended}</span>}
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
      className="absolute top-2 right-2"
      variant="glass"
      round
      aria-pressed={favorite}
      onClick={() => onMark({ exerciseId: id, kind: 'favorite', marked: !favorite })}
    >
      <Heart className={favorite ? 'fill-current text-coach' : undefined} aria-hidden="true" />
    </IconButton>
  );
}
