import { Download } from 'lucide-react';
import { ApiError, messageOf } from '../../../../lib/api/api-error';
import { useConnection } from '../../../../lib/offline/connection';
import { Button } from '../../../../ui/button';
import { Dialog, DialogActions } from '../../../../ui/dialog';
import { ErrorState } from '../../../../ui/error-state';
import { Meter } from '../../../../ui/meter';
import type { HistoryProgress } from '../history/export-history';
import { useHistoryExport } from './use-history-export';

const contents = [
  ['Tables', 'workouts, exercises, other activities, and days, for a spreadsheet'],
  ['Files', 'each workout that counted, as FIT and TCX, for training sites'],
] as const;

const sizeText = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
const workoutsText = (count: number) => `${count} ${count === 1 ? 'workout' : 'workouts'}`;

/** What is no answer of ours, such as code that did not load, has no words for people. */
function failureText(error: Error): string {
  if (error instanceof ApiError && error.code === 'network_error') {
    return 'The connection broke off. Try again as soon as you’re online.';
  }
  const general = 'Something went wrong. Try again in a moment.';
  return error instanceof ApiError ? messageOf(error, general) : general;
}

interface ExportAllDialogProps {
  timeZone: string;
  onClose: () => void;
}

/** The whole history as one zip. Closing the dialog stops the export. */
export function ExportAllDialog({ timeZone, onClose }: ExportAllDialogProps) {
  const isOnline = useConnection();
  const { mutate, isPending, data, error, progress } = useHistoryExport(timeZone);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Export your history"
      description="One zip with everything you did, for you to keep or take elsewhere."
    >
      <dl className="grid gap-2">
        {contents.map(([term, text]) => (
          <div className="flex gap-3" key={term}>
            <dt className="w-16 flex-none font-strong">{term}</dt>
            <dd className="min-w-0 text-fg-2">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 grid gap-2">
        {isPending && <Progress progress={progress} />}
        <p className="wrap-anywhere text-fg-2" role="status">
          {isPending && (progress?.total == null ? 'Reading your workouts.' : 'Writing the files.')}
          {data &&
            !isPending &&
            `Saved as ${data.name}: ${workoutsText(data.workouts)}, ${sizeText(data.bytes)}.`}
          {!isOnline &&
            !isPending &&
            !data &&
            'You’re offline. Your history is with us, so this needs a connection.'}
        </p>
        {error && !isPending && (
          <ErrorState title="The export stopped" badge="Not saved" onRetry={() => mutate()} error={error}>
            {failureText(error)}
          </ErrorState>
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{isPending ? 'Cancel' : 'Close'}</Button>
        {(!error || isPending) && (
          <Button
            variant="go"
            busy={isPending}
            busyLabel="Exporting"
            disabled={!isOnline && !isPending}
            onClick={() => mutate()}
          >
            <Download className="icon-sm" aria-hidden="true" />
            {data ? 'Export again' : 'Export'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Progress({ progress }: { progress: HistoryProgress | null }) {
  const { read, written, total } = progress ?? { read: 0, written: 0, total: null };
  const text = total === null ? `${workoutsText(read)} read` : `${written} of ${workoutsText(total)} written`;
  return (
    <>
      <Meter label="Export" value={written} max={total ?? 1} valueText={text} quick />
      <p className="text-small text-fg-2 tabular-nums">{text}</p>
    </>
  );
}
