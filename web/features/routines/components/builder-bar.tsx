import { ListOrdered } from 'lucide-react';
import { estimatedMinutes } from '../../../../shared/rules/custom-plan';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import type { Selection } from '../selection';

interface BuilderBarProps {
  selection: Selection;
  starting: boolean;
  /** Shows order and work times; null where they are next to the grid. */
  onArrange: (() => void) | null;
  onStart: () => void;
}

/** What was chosen so far and the next step, at the window's lower edge. */
export function BuilderBar({ selection, starting, onArrange, onStart }: BuilderBarProps) {
  const { length } = selection;
  const empty = length === 0;
  const start = () => {
    if (empty) toast.info('No exercises selected', 'Please select at least one exercise');
    else onStart();
  };
  return (
    <section
      className="flex flex-wrap items-center gap-x-2 gap-y-1 tabular-nums md:gap-3"
      aria-label="Selection"
    >
      <p className="flex flex-auto basis-full flex-wrap items-center justify-between gap-x-3 leading-text md:basis-2xs md:flex-col md:items-start">
        <b className="text-small font-bold md:text-body" aria-live="polite">
          {length} {length === 1 ? 'exercise' : 'exercises'} selected
        </b>
        <span className="text-small text-fg-2">Estimated: {estimatedMinutes(selection)} min</span>
      </p>
      {onArrange && (
        <Button
          variant="line"
          size="sm"
          className="min-w-tap flex-none md:px-5 md:text-body"
          aria-disabled={empty || undefined}
          onClick={() => !empty && onArrange()}
        >
          <ListOrdered className="size-icon-sm flex-none" aria-hidden="true" />
          <span className="max-md:sr-only">Arrange</span>
        </Button>
      )}
      <Button
        variant="go"
        size="sm"
        className="flex-auto md:flex-none md:px-5 md:text-body"
        busy={starting}
        aria-disabled={empty || undefined}
        onClick={start}
      >
        Start Custom Workout
      </Button>
    </section>
  );
}
