import { ChevronDown, Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { NewRecord, WorkoutSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/domain/units';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { draftsOf, emptySet, groupedDrafts, setsOf, type SetDraft } from '../set-drafts';
import type { SessionNotesState } from '../use-session-notes';
import { NewRecords } from './new-records';
import { SetLine } from './set-line';

interface SetsFormProps {
  session: WorkoutSession;
  notes: SessionNotesState;
  units: UnitSystem;
}

/** Sets, repetitions and loads for those who count them; folded away for everybody else. */
export function SetsForm({ session, notes, units }: SetsFormProps) {
  if (session.finishedExercises.length === 0) return null;
  return (
    <details className="group rounded-md border border-line">
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-strong marker:hidden">
        Log sets, reps and load
        <ChevronDown className="size-icon-sm flex-none group-open:rotate-180" aria-hidden="true" />
      </summary>
      <Lines session={session} notes={notes} units={units} />
    </details>
  );
}

function Lines({ session: { plan, finishedExercises }, notes, units }: SetsFormProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(notes.sets, finishedExercises, units));
  const [records, setRecords] = useState<NewRecord[]>([]);
  const [checked, setChecked] = useState(false);
  const change = (changed: SetDraft) =>
    setDrafts(drafts.map((each) => (each.key === changed.key ? changed : each)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const sets = setsOf(drafts, units);
    setChecked(true);
    if (!sets || notes.saving) return;
    notes.save(
      { sets },
      {
        onSuccess: (saved) => {
          setRecords(saved.records);
          if (saved.records.length === 0) toast.success('Sets saved');
        },
      },
    );
  };
  return (
    <form className="grid gap-4 px-4 pt-1 pb-4 tabular-nums" onSubmit={save} noValidate>
      {groupedDrafts(drafts, plan).map(({ position, name, lines }) => (
        <fieldset className="grid grid-cols-words-end items-end gap-x-1" key={position}>
          <legend className="mb-1.5 p-0 text-small font-strong">{name}</legend>
          <ol className="grid gap-2">
            {lines.map((line, index) => (
              <SetLine
                key={line.key}
                draft={line}
                label={`${name}, set ${index + 1}`}
                units={units}
                checked={checked}
                onChange={change}
                onRemove={
                  lines.length > 1 ? () => setDrafts(drafts.filter(({ key }) => key !== line.key)) : undefined
                }
              />
            ))}
          </ol>
          <IconButton
            label={`Add a set of ${name}`}
            onClick={() => setDrafts([...drafts, emptySet(position)])}
          >
            <Plus aria-hidden="true" />
          </IconButton>
        </fieldset>
      ))}
      <NewRecords records={records} plan={plan} units={units} />
      <Button variant="line" type="submit" busy={notes.saving} busyLabel="Saving">
        Save sets
      </Button>
    </form>
  );
}
