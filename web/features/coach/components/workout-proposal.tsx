import { useId } from 'react';
import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import { exerciseCountText } from '../../../lib/exercise-count';
import { Button } from '../../../ui/button';

interface WorkoutProposalProps {
  workout: ProposedWorkout;
  onStart: (workout: ProposedWorkout) => void;
}

/** A workout the coach proposes; it starts when the person starts it. */
export function WorkoutProposal({ workout, onStart }: WorkoutProposalProps) {
  const heading = useId();
  const { title, minutes, exercises } = workout;
  const sets = exercises.flatMap(({ exerciseId, sets = 1 }) => Array<string>(sets).fill(exerciseId));
  return (
    <article
      className="grid w-full max-w-md gap-3 rounded-lg border border-line bg-surface-1 p-4"
      aria-labelledby={heading}
    >
      <header className="grid">
        <b id={heading} className="text-lead leading-snug">
          {title}
        </b>
        <small className="text-small text-fg-2 tabular-nums">
          {exerciseCountText(sets)}; about {minutes} min
        </small>
      </header>
      <ol className="grid list-decimal gap-1 pl-7">
        {exercises.map(({ exerciseId, name, sets, workSeconds, reason }, index) => (
          <li key={`${exerciseId} ${index}`} className="marker:text-fg-3 marker:tabular-nums">
            <span className="flex items-baseline justify-between gap-3">
              {name}
              {workSeconds !== undefined && (
                <small className="flex-none text-small text-fg-2 tabular-nums">
                  {sets !== undefined && sets > 1 && `${sets} × `}
                  {workSeconds} s
                </small>
              )}
            </span>
            {reason && <small className="block text-small leading-text text-fg-2">{reason}</small>}
          </li>
        ))}
      </ol>
      <Button variant="quiet" onClick={() => onStart(workout)} aria-label={`Start ${title}`}>
        Start
      </Button>
    </article>
  );
}
