import { Check, Download, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isClip } from '../../../lib/clips';
import { buttonClass } from '../../../ui/button';
import { iconButtonClass } from '../../../ui/icon-button';
import { Meter } from '../../../ui/meter';
import { useSavedClips, type OfflineWorkout } from '../use-saved-clips';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

const toldTexts = {
  none: 'not on this device',
  failed: "saving didn't work. Check your connection.",
  saving: 'saving',
  saved: 'available offline',
};

interface OfflineWorkoutRowProps {
  workout: OfflineWorkout;
  /** What became of a press, for the list's one status. */
  onTell: (text: string) => void;
}

/** One workout with its size on this device, or the progress of saving it. */
export function OfflineWorkoutRow({ workout, onTell }: OfflineWorkoutRowProps) {
  const { saving, save, remove, stop } = useSavedClips(workout);
  const { name, files } = workout;
  const before = useRef(saving.state);
  const tell = useEffectEvent(onTell);
  useEffect(() => {
    const last = before.current;
    before.current = saving.state;
    // What was saved earlier is found out when the list opens, which is no news.
    const isFound = last === 'none' && saving.state === 'saved';
    if (last !== saving.state && !isFound) tell(`${name}: ${toldTexts[saving.state]}`);
  }, [saving.state, name]);
  const actions: Record<typeof saving.state, RowAction> = {
    none: { text: 'Save', label: `Save ${name} for offline use`, run: () => void save() },
    failed: { text: 'Retry', label: `Retry saving ${name} for offline use`, run: () => void save() },
    saving: { text: 'Stop', label: `Stop saving ${name}`, run: stop },
    saved: { text: null, label: `Remove ${name} from this device`, run: () => void remove() },
  };
  return (
    <li className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2">
      <div className="grid min-w-0 flex-auto basis-2xs gap-1">
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className="flex items-center gap-1.5 text-small text-fg-2 tabular-nums">
          {saving.state === 'none' && `${files.filter(isClip).length} clips`}
          {saving.state === 'failed' && "That didn't work. Check your connection."}
          {saving.state === 'saving' && `Saving, ${megabytes(saving.progress.bytes)} so far`}
          {saving.state === 'saved' && (
            <>
              <Check className="size-icon-sm flex-none" aria-hidden="true" /> Available offline,{' '}
              {megabytes(saving.bytes)}
            </>
          )}
        </span>
        {saving.state === 'saving' && (
          <Meter label={`Saving ${name}`} value={saving.progress.done} max={saving.progress.total} />
        )}
      </div>
      <RowButton {...actions[saving.state]} />
    </li>
  );
}

interface RowAction {
  /** Otherwise a trash can. */
  text: 'Save' | 'Retry' | 'Stop' | null;
  label: string;
  run: () => void;
}

/** One button for every state, so it keeps the focus. */
function RowButton({ text, label, run }: RowAction) {
  return (
    <button
      type="button"
      className={text ? buttonClass({ size: 'sm' }) : iconButtonClass()}
      aria-label={label}
      onClick={run}
    >
      {text === null && <Trash2 aria-hidden="true" />}
      {(text === 'Save' || text === 'Retry') && (
        <Download className="size-icon-sm flex-none" aria-hidden="true" />
      )}
      {text}
    </button>
  );
}
