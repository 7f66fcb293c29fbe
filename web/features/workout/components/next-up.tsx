import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import type { Exercise } from '../../../../shared/exercises/exercise';
import { Badge } from '../../../ui/badge';
import { Card, CardHeader } from '../../../ui/card';
import { ListRow } from '../../../ui/list-row';
import type { ExerciseLookup } from '../exercise-lookup';
import { ExerciseThumb } from './exercise-thumb';
import './next-up.css';

function musclesOf(exercise: Exercise | undefined): string | undefined {
  const [first, second] = exercise?.primaryMuscles ?? [];
  const words = [first, second].filter(Boolean).join(', ').replaceAll('_', ' ');
  return words === '' ? undefined : words.charAt(0).toUpperCase() + words.slice(1);
}

const shownAtMost = 7;

interface NextUpProps {
  plan: readonly PlannedExercise[];
  /** Place of the exercise shown now, counted from 1. */
  number: number;
  lookUp: ExerciseLookup;
}

/** What comes: one row on a phone, the whole list where there is room. */
export function NextUp({ plan, number, lookUp }: NextUpProps) {
  const coming = plan.map((planned, position) => ({ ...planned, position })).slice(number);
  if (coming.length === 0) {
    return (
      <Card className="next-up">
        <CardHeader title="Next up" />
        <p className="muted">That's the last one. Bring it home.</p>
      </Card>
    );
  }
  return (
    <Card className="next-up">
      <CardHeader title="Next up" note={`${coming.length} to go`} />
      <ol>
        {coming.slice(0, shownAtMost).map(({ position, exerciseId, name, workSeconds }) => (
          <ListRow
            key={position}
            name={name}
            note={musclesOf(lookUp(exerciseId))}
            before={<ExerciseThumb exerciseId={exerciseId} />}
            after={<Badge>{workSeconds} s</Badge>}
          />
        ))}
      </ol>
    </Card>
  );
}
