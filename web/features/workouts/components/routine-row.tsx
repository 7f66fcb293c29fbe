import { cx } from 'class-variance-authority';
import { ChevronDown, Shuffle } from 'lucide-react';
import { use, useId } from 'react';
import { burnedText } from '../../../../shared/rules/kcal-text';
import type { Routine, RoutineId } from '../../../../shared/rules/routines';
import { Button } from '../../../ui/button';
import { KnownExercises } from '../exercise-lookup';
import { ExerciseThumb } from './exercise-thumb';

/** The move on each routine's picture. */
const faces: Record<RoutineId, string> = {
  'full-body': 'jumping-jack',
  'core-blast': 'forearm-plank',
  'lower-body-hiit': 'side-lunge',
  'upper-body-power': 'push-up',
  'cardio-blast': 'high-knees',
  'flexibility-flow': 'cobra',
};

interface RoutineRowProps {
  routine: Routine;
  isOpen: boolean;
  onToggle: () => void;
  /** Its button is the page's main action. */
  featured: boolean;
  starting: boolean;
  onStart: () => void;
  /** What the coach would change; null if nothing. */
  advice: string | null;
  onAdvice: () => void;
}

/** A routine with what it takes; it opens to what's in it and its button. */
export function RoutineRow(props: RoutineRowProps) {
  const { routine, isOpen, onToggle, advice } = props;
  const { id, name, description, exercises, durationText, totalCalories } = routine;
  const details = useId();
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="group relative flex items-center gap-3 py-2.5 md:gap-4">
        <ExerciseThumb exerciseId={faces[id]} className="md:w-24" />
        <div className="min-w-0 flex-1">
          <h3 className="text-body leading-snug font-strong">
            {/* Clickable across its whole row. */}
            <button
              type="button"
              className="underline-offset-3 group-hover:underline after:absolute after:-inset-x-2 after:inset-y-0"
              aria-expanded={isOpen}
              aria-controls={isOpen ? details : undefined}
              onClick={onToggle}
            >
              {name}
            </button>
          </h3>
          <p className="text-small leading-text text-fg-2 max-md:hidden">{description}</p>
          <p className="text-small leading-text text-fg-2 tabular-nums md:mt-0.5 md:font-semibold md:text-fg">
            {durationText} · {exercises.length} moves · <span className="max-md:sr-only">about </span>
            {burnedText(totalCalories).replace('about ', '')}
          </p>
          {advice && !isOpen && (
            <p className="text-small leading-text font-semibold text-coach-text">{advice}</p>
          )}
        </div>
        <ChevronDown
          className={cx('size-icon flex-none text-fg-2 transition-transform', isOpen && 'rotate-180')}
          aria-hidden="true"
        />
      </div>
      {isOpen && (
        <div id={details} className="grid gap-3 pb-4">
          <Details {...props} />
        </div>
      )}
    </li>
  );
}

function Details({ routine, featured, starting, onStart, advice, onAdvice }: RoutineRowProps) {
  const { name, description, level, exercises } = routine;
  const lookUp = use(KnownExercises);
  const moves = exercises.map(
    ({ exerciseId }) => lookUp(exerciseId)?.name ?? exerciseId.replaceAll('-', ' '),
  );
  return (
    <>
      <p className="leading-body md:hidden">{description}</p>
      <p className="text-small leading-body text-fg-2">
        <b className="inline-block font-semibold text-fg first-letter:uppercase">{level}.</b>{' '}
        {moves.join(', ')}.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-md:w-full"
          variant={featured ? 'go' : 'line'}
          size={featured ? 'lg' : 'md'}
          busy={starting}
          aria-label={starting ? undefined : `Start Workout: ${name}`}
          onClick={onStart}
        >
          Start Workout
        </Button>
        {advice && (
          <Button
            className="max-md:w-full"
            variant="text"
            size="sm"
            aria-label={`${advice} in ${name}`}
            onClick={onAdvice}
          >
            <Shuffle className="icon-sm" aria-hidden="true" />
            {advice}
          </Button>
        )}
      </div>
    </>
  );
}
