import { Download, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { PastSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
import { fullDateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Figure, Figures } from '../../../ui/figures';
import { ListRow } from '../../../ui/list-row';
import { RemoveQuestion } from '../../../ui/remove-question';
import { setText } from '../set-drafts';
import { caloriesNote } from '../workout-result';
import { useRemoveWorkout } from '../use-remove-workout';
import { SessionNotes } from './session-notes';

const ExportChoice = lazy(async () => ({
  default: (await import('../export/components/export-choice')).ExportChoice,
}));

interface SessionDialogProps {
  session: PastSession;
  units: UnitSystem;
  timeZone: string;
  /** Its heart rate, if one was kept. */
  heartRate?: ReactNode;
  repeating: boolean;
  onRepeat: () => void;
  onClose: () => void;
}

/** Everything about one workout, with buttons to repeat, export, or remove it. */
export function SessionDialog({ session, units, heartRate, onClose, ...actions }: SessionDialogProps) {
  const { title, startedAt, completedAt, durationMinutes, caloriesBurned, points, notCountedReason } =
    session;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={fullDateText(completedAt ?? startedAt)}
    >
      <div className="grid gap-4 tabular-nums">
        <Figures label="In numbers">
          <Figure label="Minutes" value={durationMinutes} />
          <Figure label="Calories" value={caloriesBurned} unit="kcal" note={caloriesNote(session)} />
          <Figure
            label="Points"
            value={points > 0 ? `+${points}` : '0'}
            tone={points > 0 ? 'warm' : 'plain'}
          />
        </Figures>
        {notCountedReason && <p>{notCountedTexts[notCountedReason]}</p>}
        {heartRate}
        <SessionNotes session={session} units={units} />
        <Done session={session} units={units} />
      </div>
      <Actions session={session} onClose={onClose} {...actions} />
    </Dialog>
  );
}

/** What can be done with it; two of them ask something first, in place of the buttons. */
function Actions({ session, timeZone, repeating, onRepeat, onClose }: Omit<SessionDialogProps, 'units'>) {
  const [asks, setAsks] = useState<'export' | 'remove' | null>(null);
  const { mutate: remove, isPending } = useRemoveWorkout(onClose);
  const back = () => setAsks(null);
  if (asks === 'remove') {
    return (
      <RemoveQuestion what="workout" busy={isPending} onKeep={back} onRemove={() => remove(session.id)} />
    );
  }
  if (asks === 'export') {
    return (
      <Suspense>
        <ExportChoice session={session} timeZone={timeZone} onBack={back} />
      </Suspense>
    );
  }
  return (
    <DialogActions>
      <Button variant="line" busy={repeating} onClick={onRepeat}>
        <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
        Repeat workout
      </Button>
      {session.counted && (
        <Button onClick={() => setAsks('export')}>
          <Download className="icon-sm" aria-hidden="true" />
          Export
        </Button>
      )}
      <Button onClick={() => setAsks('remove')}>Remove</Button>
    </DialogActions>
  );
}

function Done({
  session: { plan, finishedExercises, sets },
  units,
}: Pick<SessionDialogProps, 'session' | 'units'>) {
  return (
    <section aria-labelledby="session-dialog-done">
      <h3 className="text-body" id="session-dialog-done">
        {finishedExercises.length} of {plan.length} exercises
      </h3>
      <ol>
        {plan.map(({ name }, position) => {
          const done = finishedExercises.includes(position);
          const texts = sets.filter((set) => set.position === position).map((set) => setText(set, units));
          return (
            <ListRow
              // Positions in a plan never move, and an exercise may appear twice.
              key={position}
              name={name}
              note={texts.join(', ')}
              dimmed={!done}
              after={<span className="text-small text-fg-2">{done ? 'Done' : 'Skipped'}</span>}
            />
          );
        })}
      </ol>
    </section>
  );
}
