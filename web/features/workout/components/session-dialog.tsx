import { RotateCcw } from 'lucide-react';
import type { PastSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/domain/units';
import { notCountedTexts } from '../../../../shared/domain/what-counts';
import { fullDateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Figure, Figures } from '../../../ui/figures';
import { ListRow } from '../../../ui/list-row';
import { setText } from '../set-drafts';
import { SessionNotes } from './session-notes';

interface SessionDialogProps {
  session: PastSession;
  units: UnitSystem;
  repeating: boolean;
  onRepeat: () => void;
  onClose: () => void;
}

/** Everything that is known of one workout, and the way to do it again. */
export function SessionDialog({ session, units, repeating, onRepeat, onClose }: SessionDialogProps) {
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
          <Figure label="Calories" value={caloriesBurned} unit="kcal" note="estimated" />
          <Figure
            label="Points"
            value={points > 0 ? `+${points}` : '0'}
            tone={points > 0 ? 'warm' : 'plain'}
          />
        </Figures>
        {notCountedReason && <p>{notCountedTexts[notCountedReason]}</p>}
        <SessionNotes session={session} units={units} />
        <Done session={session} units={units} />
      </div>
      <DialogActions>
        <Button variant="line" busy={repeating} onClick={onRepeat}>
          <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
          Repeat Workout
        </Button>
      </DialogActions>
    </Dialog>
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
              // Places of a plan never move, and an exercise may come twice.
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
