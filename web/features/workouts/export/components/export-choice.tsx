import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { PastSession } from '../../../../../shared/contracts/workouts';
import { ApiError, messageOf } from '../../../../lib/api/api-error';
import { Button } from '../../../../ui/button';
import { DialogActions } from '../../../../ui/dialog';
import { exportWorkout, type WorkoutFormat } from '../export-workout';

const formats: { format: WorkoutFormat; label: string; description: string }[] = [
  {
    format: 'fit',
    label: 'FIT',
    description: 'The format that training sites and watch apps read. It keeps sets and weights.',
  },
  {
    format: 'tcx',
    label: 'TCX',
    description: 'An older format, for a site that doesn’t take FIT. Exercises are in its notes.',
  },
];

interface ExportChoiceProps {
  session: PastSession;
  timeZone: string;
  onBack: () => void;
}

/** In which format a workout leaves. */
export function ExportChoice({ session, timeZone, onBack }: ExportChoiceProps) {
  const { mutate, isPending, variables, data, error } = useMutation({
    mutationFn: (format: WorkoutFormat) => exportWorkout(session, format, timeZone),
  });
  return (
    <section className="mt-6" aria-labelledby="export-choice">
      <h3 className="text-body" id="export-choice">
        Take it with you
      </h3>
      <ul>
        {formats.map(({ format, label, description }) => (
          <li className="flex items-center gap-4 border-t border-line py-3 first:border-t-0" key={format}>
            <p className="min-w-0 flex-1 text-small text-fg-2" id={`export-${format}`}>
              {description}
            </p>
            <Button
              variant="line"
              busy={isPending && variables === format}
              busyLabel={`Writing ${label}`}
              disabled={isPending && variables !== format}
              aria-describedby={`export-${format}`}
              onClick={() => mutate(format)}
            >
              <Download className="icon-sm" aria-hidden="true" />
              {label}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-small wrap-anywhere text-fg-2" role="status">
        {data && !error && `Saved as ${data}.`}
      </p>
      {error && (
        <p className="text-small text-danger-text" role="alert">
          {messageOf(
            error instanceof ApiError && error,
            'That didn’t work. Pick the format again in a moment.',
          )}
        </p>
      )}
      <DialogActions>
        <Button onClick={onBack}>Back</Button>
      </DialogActions>
    </section>
  );
}
