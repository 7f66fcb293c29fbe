import { cx } from 'class-variance-authority';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import type { Exercise } from '../../../../shared/rules/exercise';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { ListRow } from '../../../ui/list-row';
import type { ExerciseLookup } from '../exercise-lookup';
import type { PartName } from '../player/player-view';
import { setPlaceText } from '../set-place';
import { ExerciseThumb } from './exercise-thumb';
import { ReasonChip } from './reason-chip';

function musclesOf(exercise: Exercise | undefined): string | undefined {
  const [first, second] = exercise?.primaryMuscles ?? [];
  const words = [first, second].filter(Boolean).join(', ').replaceAll('_', ' ');
  if (words === '') return undefined;
  return exercise?.category === 'flexibility'
    ? `Stretches ${words}`
    : words.charAt(0).toUpperCase() + words.slice(1);
}

const shownAtMost = 7;
const baseClass = 'px-4 py-3 lg:flex lg:min-h-0 lg:flex-col lg:p-5 on-side:py-2';

interface NextUpProps {
  part: PartName;
  plan: readonly PlannedExercise[];
  /** Position of the current exercise, counted from 1. */
  number: number;
  lookUp: ExerciseLookup;
  /** Where it is shown. */
  className?: string;
}

/** What comes next: one row on a phone in landscape, the whole list where it fits. */
export function NextUp({ part, plan, number, lookUp, className }: NextUpProps) {
  const cardClass = cx(baseClass, className);
  const coming = plan.map((planned, position) => ({ planned, position })).slice(number);
  if (coming.length === 0) {
    return (
      <Card className={cardClass}>
        <Header />
        <p className="text-fg-2">
          {part === 'Warm-up' ? 'Then the workout starts.' : "That's the last one. Bring it home."}
        </p>
      </Card>
    );
  }
  return (
    <Card className={cardClass}>
      <Header note={`${coming.length} to go`} />
      <ol
        aria-label="Next up"
        className="lg:-mx-2 lg:-my-1 lg:min-h-0 lg:flex-1 lg:overflow-hidden lg:px-2 lg:py-1"
      >
        {coming.slice(0, shownAtMost).map(({ position, planned }, index) => (
          <ListRow
            key={position}
            className={index === 0 ? 'lg:min-h-16' : 'max-lg:hidden lg:min-h-16'}
            name={planned.name}
            note={
              <Facts
                planned={planned}
                exercise={lookUp(planned.exerciseId)}
                isFollowing={plan[position - 1]?.exerciseId === planned.exerciseId}
              />
            }
            before={
              <ExerciseThumb
                className={index === 0 ? 'lg:outline-2 lg:outline-offset-1 lg:outline-go-mark' : ''}
                exerciseId={planned.exerciseId}
              />
            }
            after={<Badge>{planned.workSeconds} s</Badge>}
          />
        ))}
      </ol>
    </Card>
  );
}

interface FactsProps {
  planned: PlannedExercise;
  exercise: Exercise | undefined;
  /** The same exercise precedes it and gives the reason. */
  isFollowing: boolean;
}

const sidesOf = (exercise: Exercise | undefined) =>
  exercise?.sides === 'each' && (exercise.shownSide ? 'Left, then right' : 'Alternating sides');

/** Its set, whether it has two sides, what it works, and why it was chosen. */
function Facts({ planned, exercise, isFollowing }: FactsProps) {
  const words = [setPlaceText(planned), sidesOf(exercise), musclesOf(exercise)].filter(Boolean).join(' · ');
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {words && <span>{words}</span>}
      {planned.reason && !isFollowing && (
        // A phone in landscape is too short for it.
        <span className="contents on-side:hidden">
          <ReasonChip>{planned.reason}</ReasonChip>
        </span>
      )}
    </span>
  );
}

/** Quiet on a phone, where it sits above a single row and where the number is told elsewhere. */
function Header({ note }: { note?: string }) {
  return (
    <header className="mb-0.5 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 lg:mb-2">
      <h2 className="text-small font-semibold text-fg-2 lg:text-body lg:font-bold lg:text-fg">Next up</h2>
      {note && <span className="text-small leading-body text-fg-2 max-lg:hidden">{note}</span>}
    </header>
  );
}
