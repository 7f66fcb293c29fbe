import { useId } from 'react';
import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';

interface WorkoutProposalProps {
  workout: ProposedWorkout;
  onStart: (workout: ProposedWorkout) => void;
}

/** A workout the coach proposes. It starts when the person starts it. */
export function WorkoutProposal({ workout, onStart }: WorkoutProposalProps) {
  const heading = useId();
  const { title, minutes, exercises } = workout;
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
          {exercises.length} exercises, about {minutes} min
        </small>
      </header>
      <ol className="grid list-decimal gap-1 pl-7">
        {exercises.map(({ exerciseId, name }, index) => (
          <li key={`${exerciseId} ${index}`} className="marker:text-fg-3 marker:tabular-nums">
            {name}
          </li>
        ))}
      </ol>
      <Button variant="quiet" onClick={() => onStart(workout)} aria-label={`Start ${title}`}>
        Start
      </Button>
    </article>
  );
}
