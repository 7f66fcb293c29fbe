import { ListOrdered } from 'lucide-react';
import { estimatedMinutes } from '../../../../shared/domain/custom-plan';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import type { Selection } from '../selection';
import './builder-bar.css';

interface BuilderBarProps {
  selection: Selection;
  starting: boolean;
  /** Shows order and work times, where they do not stand beside the grid. */
  onArrange: () => void;
  onStart: () => void;
}

/** What was chosen so far and the way on; always in sight. */
export function BuilderBar({ selection, starting, onArrange, onStart }: BuilderBarProps) {
  const { length } = selection;
  const empty = length === 0;
  const start = () => {
    if (empty) toast.info('No exercises selected', 'Please select at least one exercise');
    else onStart();
  };
  return (
    <section className="builder-bar num" aria-label="Selection">
      <p>
        <b aria-live="polite">
          {length} {length === 1 ? 'exercise' : 'exercises'} selected
        </b>
        <span>Estimated: {estimatedMinutes(selection)} min</span>
      </p>
      <Button
        variant="line"
        className="builder-bar-arrange"
        aria-disabled={empty || undefined}
        onClick={() => !empty && onArrange()}
      >
        <ListOrdered className="icon-sm" aria-hidden="true" />
        <span>Arrange</span>
      </Button>
      <Button
        variant="go"
        className="builder-bar-start"
        busy={starting}
        aria-disabled={empty || undefined}
        onClick={start}
      >
        Start Custom Workout
      </Button>
    </section>
  );
}
