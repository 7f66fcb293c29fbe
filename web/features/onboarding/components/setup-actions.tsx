import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/button';

interface SetupActionsProps {
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  last: boolean;
  /** Whether this is the way on, or the page has another. */
  isMain: boolean;
  onBack: () => void;
}

/** In reach of the thumb on every step: an opaque bar at the window's edge. */
export function SetupActions({ submitLabel, busy, busyLabel, last, isMain, onBack }: SetupActionsProps) {
  return (
    <div className="sticky bottom-0 z-2 -mx-5 mt-auto flex flex-wrap gap-3 border-t border-line bg-page px-5 pt-3 pb-4 md:mx-0 md:px-0 lg:mt-0">
      <Button variant="line" size="lg" onClick={onBack}>
        <ArrowLeft className="size-icon flex-none" aria-hidden="true" />
        Back
      </Button>
      <Button
        className="flex-1 md:ml-auto md:flex-initial md:basis-sm"
        type="submit"
        variant={isMain ? 'go' : 'line'}
        size="lg"
        busy={busy}
        busyLabel={busyLabel}
      >
        {submitLabel}
        {!last && <ArrowRight className="size-icon flex-none" aria-hidden="true" />}
      </Button>
    </div>
  );
}
