import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Meter } from '../../../ui/meter';
import { StageHeading } from './stage-heading';

interface ImportProgressProps {
  title: string;
  share: number;
  note: string;
  stopLabel: string;
  onStop: () => void;
}

/** How far something that takes a while has come. */
export function ImportProgress({ title, share, note, stopLabel, onStop }: ImportProgressProps) {
  const percent = Math.round(share * 100);
  return (
    <div className="grid gap-4">
      <StageHeading>{title}</StageHeading>
      <div className="grid gap-2">
        <Meter label={title} value={percent} max={100} valueText={`${percent}%`} quick />
        <p className="flex flex-wrap justify-between gap-x-3 text-small text-fg-2 tabular-nums">
          <span>{note}</span>
          <span aria-hidden="true">{percent}%</span>
        </p>
      </div>
      <DialogActions>
        <Button variant="line" size="lg" onClick={onStop}>
          {stopLabel}
        </Button>
      </DialogActions>
    </div>
  );
}
