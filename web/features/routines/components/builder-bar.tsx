import { ListOrdered } from 'lucide-react';
import { estimatedMinutes } from '../../../../shared/rules/custom-plan';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import type { Selection } from '../selection';

interface BuilderBarProps {
  selection: Selection;
  starting: boolean;
  /** Shows order and work times where they do not fit next to the grid. */
  onArrange: () => void;
  onStart: () => void;
}

/** What was chosen so far and the next step; always visible. */
export function BuilderBar({ selection, starting, onArrange, onStart }: BuilderBarProps) {
  const { length } = selection;
  const empty = length === 0;
  const start = () => {
    if (empty) toast.info('No exercises selected', 'Please select at least one exercise');
    else onStart();
  };
  return (
    <section
      // On a phone the chat button keeps its corner, so the bar sits next to it.
      className="sticky bottom-safe-3 z-bar mt-2 ml-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface-1 px-3 pt-2 pb-3 tabular-nums shadow-raised md:gap-3 md:py-3 md:pl-5 lg:bottom-5 lg:ml-0"
      aria-label="Selection"
    >
      <p className="flex flex-auto basis-full flex-wrap justify-between gap-x-3 leading-text md:basis-2xs md:flex-col">
        <b className="text-small font-bold md:text-body" aria-live="polite">
          {length} {length === 1 ? 'exercise' : 'exercises'} selected
        </b>
        <span className="text-small text-fg-2">Estimated: {estimatedMinutes(selection)} min</span>
      </p>
      <Button
        variant="line"
        size="sm"
        className="min-w-tap flex-none md:px-5 md:text-body lg:hidden"
        aria-disabled={empty || undefined}
        onClick={() => !empty && onArrange()}
      >
        <ListOrdered className="size-icon-sm flex-none" aria-hidden="true" />
        <span className="max-md:sr-only">Arrange</span>
      </Button>
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
