import { Check, Download, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { Meter } from '../../../ui/meter';
import { useSavedClips, type OfflineWorkout } from '../use-saved-clips';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** One workout with what keeping it takes, how far it is, or what it takes now. */
export function OfflineWorkoutRow({ workout }: { workout: OfflineWorkout }) {
  const { saving, save, remove, stop } = useSavedClips(workout);
  const { name, files } = workout;
  return (
    <li className="offline-workout">
      <div className="offline-workout-words">
        <b>{name}</b>
        <span className="num" role="status">
          {saving.state === 'none' && `${files.filter((file) => file.endsWith('.mp4')).length} clips`}
          {saving.state === 'failed' && "That didn't work. Check your connection."}
          {saving.state === 'saving' && `Saving, ${megabytes(saving.progress.bytes)} so far`}
          {saving.state === 'saved' && (
            <>
              <Check className="icon-sm" aria-hidden="true" /> Available offline, {megabytes(saving.bytes)}
            </>
          )}
        </span>
        {saving.state === 'saving' && (
          <Meter label={`Saving ${name}`} value={saving.progress.done} max={saving.progress.total} />
        )}
      </div>
      {saving.state === 'saved' && (
        <IconButton label={`Remove ${name} from this device`} onClick={() => void remove()}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {saving.state === 'saving' && (
        <Button size="sm" aria-label={`Stop saving ${name}`} onClick={stop}>
          Stop
        </Button>
      )}
      {(saving.state === 'none' || saving.state === 'failed') && (
        <Button size="sm" aria-label={`Make ${name} available offline`} onClick={() => void save()}>
          <Download className="icon-sm" aria-hidden="true" />
          {saving.state === 'failed' ? 'Retry' : 'Save'}
        </Button>
      )}
    </li>
  );
}
