import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/button';

interface SetupActionsProps {
  submitLabel: string;
  busy: boolean;
  busyLabel: string;
  last: boolean;
  onBack: () => void;
}

/** In reach of the thumb; on the last step at its end, so that nobody completes past the review. */
export function SetupActions({ submitLabel, busy, busyLabel, last, onBack }: SetupActionsProps) {
  return (
    <div className={last ? 'setup-actions setup-actions-last' : 'setup-actions'}>
      <Button variant="line" size="lg" onClick={onBack}>
        <ArrowLeft className="icon" aria-hidden="true" />
        Back
      </Button>
      <Button type="submit" variant="go" size="lg" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
        {!last && <ArrowRight className="icon" aria-hidden="true" />}
      </Button>
    </div>
  );
}
