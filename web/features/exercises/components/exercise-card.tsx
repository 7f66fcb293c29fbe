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
  const recommended = setsAndReps(exercise);
  return (
    <div className="group/card relative flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface-1 shadow-card transition hover:border-line-strong hover:shadow-raised">
      <ClipPoster exercise={exercise} eager={eager} dimmed={exclusion || leftOut} />
      <div className="grid flex-1 content-start gap-1 px-2.5 pt-2 pb-2.5 md:px-4 md:pt-3 md:pb-4">
        <h2 className="text-small leading-snug font-bold wrap-anywhere hyphens-auto md:text-lead">
          <button type="button" className={openClass} onClick={() => onOpen(id)}>
            {name}
          </button>
        </h2>
        <CardFacts exercise={exercise} exclusion={exclusion} leftOut={leftOut} />
        <p className="text-micro leading-text text-fg-2 tabular-nums md:text-small">
          <span className="inline-block first-letter:uppercase">{listed(primaryMuscles)}</span>
          {recommended && <span className="block font-semibold text-fg">{recommended}</span>}
        </p>
        {videoUrl && (
          <p className="flex items-center gap-1 text-micro leading-text font-semibold text-cool-text md:text-small">
            <Play className="size-icon-xs flex-none fill-current" aria-hidden="true" />
            Click to watch demo
          </p>
        )}
      </div>
      {onMark && <FavoriteButton id={id} name={name} favorite={favorite} onMark={onMark} />}
    </div>
  );
});

type CardFactsProps = Pick<ExerciseCardProps, 'exercise' | 'exclusion' | 'leftOut'>;

function CardFacts({ exercise, exclusion, leftOut }: CardFactsProps) {
  const [equipment = 'none'] = exercise.equipment;
  return (
    <div className="flex flex-wrap items-center gap-1 md:gap-1.5">
      <SkillBadge level={exercise.skillLevel} />
      {equipment !== 'none' && <Badge>{equipmentName(equipment)}</Badge>}
      {exclusion && <Badge tone="warm">Not for me</Badge>}
      {leftOut && !exclusion && <Badge tone="warm">Not in your plans</Badge>}
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
      className="absolute top-0 right-0 text-on-glass md:top-1 md:right-1"
      variant="inherit"
      round
      aria-pressed={favorite}
      onClick={() => onMark({ exerciseId: id, kind: 'favorite', marked: !favorite })}
    >
      <Heart className={favorite ? 'fill-current text-coach' : 'fill-glass'} aria-hidden="true" />
    </IconButton>
  );
}
