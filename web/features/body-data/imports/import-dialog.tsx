import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Dialog } from '../../../ui/dialog';
import { Spinner } from '../../../ui/spinner';
import { ChooseFiles } from './choose-files';
import { ChooseKept } from './choose-kept';
import { ImportDone, ImportStopped } from './import-end';
import { ImportPreview } from './import-preview';
import { ImportProgress } from './import-progress';
import { StageHeading } from './stage-heading';
import { useImport, type ImportFlow } from './use-import';

interface ImportDialogProps {
  today: LocalDate;
  timeZone: string;
  units: UnitSystem;
  onClose: () => void;
}

/** From a file to what is stored of it. */
export function ImportDialog(props: ImportDialogProps) {
  const { timeZone, onClose } = props;
  const flow = useImport(timeZone, onClose);
  const { name } = flow.stage;
  const close = () => {
    // What was sent so far is not left behind without a word.
    if (name === 'adding') flow.stop();
    else if (name !== 'undoing') onClose();
  };
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title="Bring in a file" focusTitle>
      <CurrentStage {...props} flow={flow} />
    </Dialog>
  );
}

function CurrentStage({ flow, today, units, onClose }: ImportDialogProps & { flow: ImportFlow }) {
  const { stage } = flow;
  switch (stage.name) {
    case 'choose':
      return <ChooseFiles flow={flow} problem={stage.problem} />;
    case 'keep':
      return <ChooseKept flow={flow} files={stage.files} today={today} />;
    case 'reading':
      return (
        <ImportProgress
          title="Reading"
          share={stage.share}
          note="On this device. Nothing is sent."
          stopLabel="Cancel"
          onStop={flow.cancelReading}
        />
      );
    case 'preview':
      return <ImportPreview flow={flow} found={stage.found} units={units} today={today} />;
    case 'adding':
      return (
        <ImportProgress
          title="Adding"
          share={stage.share}
          note="Keep this open for a moment."
          stopLabel="Stop"
          onStop={flow.stop}
        />
      );
    case 'stopped':
      return <ImportStopped flow={flow} stage={stage} onClose={onClose} />;
    case 'done':
      return <ImportDone flow={flow} added={stage.added} onClose={onClose} />;
    case 'undoing':
      return (
        <div className="flex items-center gap-3 py-4">
          <Spinner />
          <StageHeading>Undoing</StageHeading>
        </div>
      );
  }
}
