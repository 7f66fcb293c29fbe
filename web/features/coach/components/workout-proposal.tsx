import { useId } from 'react';
import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import { Button } from '../../../ui/button';
import './workout-proposal.css';

interface WorkoutProposalProps {
  workout: ProposedWorkout;
  onStart: (workout: ProposedWorkout) => void;
}

/** A workout the coach proposes. It starts when the person starts it. */
export function WorkoutProposal({ workout, onStart }: WorkoutProposalProps) {
  const heading = useId();
  const { title, minutes, exercises } = workout;
  return (
    <article className="workout-proposal" aria-labelledby={heading}>
      <header>
        <b id={heading}>{title}</b>
        <small className="num">
          {exercises.length} exercises, about {minutes} min
        </small>
      </header>
      <ol>
        {exercises.map(({ exerciseId, name }, index) => (
          <li key={`${exerciseId} ${index}`}>{name}</li>
        ))}
      </ol>
      <Button variant="quiet" onClick={() => onStart(workout)} aria-label={`Start ${title}`}>
        Start
      </Button>
    </article>
  );
}
