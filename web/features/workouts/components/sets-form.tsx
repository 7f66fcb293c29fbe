import { ChevronDown, Plus } from 'lucide-react';
import { use, useState, type FormEvent } from 'react';
import { brand } from '../../../../shared/brand';
import type { NewRecord, WorkoutSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { toast } from '../../../ui/toast';
import { countsOf, dropCounts, type CountedSet } from '../counting/counted-sets';
import { hasLoad, KnownExercises } from '../exercise-lookup';
import { draftsOf, emptySet, groupedDrafts, setsOf, type SetDraft } from '../set-drafts';
import type { SessionNotesState } from '../use-session-notes';
import { NewRecords } from './new-records';
import { SetLine } from './set-line';

interface SetsFormProps {
  session: WorkoutSession;
  notes: SessionNotesState;
  units: UnitSystem;
}

/** Sets, reps, and loads for people who track them; collapsed by default. */
export function SetsForm({ session, notes, units }: SetsFormProps) {
  const [counted] = useState(() => countedIn(session));
  if (session.finishedExercises.length === 0) return null;
  return (
    <details className="group rounded-md border border-line" open={counted.length > 0}>
      <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-2 px-4 py-2 font-strong marker:hidden">
        Log sets, reps, and load
        <ChevronDown className="size-icon-sm flex-none group-open:rotate-180" aria-hidden="true" />
      </summary>
      <Lines session={session} notes={notes} units={units} counted={counted} />
    </details>
  );
}

/** Counts for finished exercises that have no set yet. */
const countedIn = ({ id, plan, finishedExercises, sets }: WorkoutSession) =>
  countsOf(id).filter(
    ({ position, exerciseId }) =>
      finishedExercises.includes(position) &&
      plan[position]?.exerciseId === exerciseId &&
      !sets.some((each) => each.position === position),
  );

interface LinesProps extends SetsFormProps {
  counted: readonly CountedSet[];
}

function Lines({ session: { id, plan, finishedExercises }, notes, units, counted }: LinesProps) {
  const [drafts, setDrafts] = useState(() => draftsOf(notes.sets, finishedExercises, units, counted));
  const [records, setRecords] = useState<NewRecord[]>([]);
  const [checked, setChecked] = useState(false);
  const lookUp = use(KnownExercises);
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
          dropCounts(id);
          setDrafts((kept) => kept.map((draft) => ({ ...draft, isSuggested: false })));
          if (saved.records.length === 0) toast.success('Sets saved');
        },
      },
    );
  };
  return (
    <form className="grid gap-4 px-4 pt-1 pb-4 tabular-nums" onSubmit={save} noValidate>
      {drafts.some(({ isSuggested }) => isSuggested) && (
        <p className="text-small leading-text text-fg-2">
          {brand.coach} counted for you. Fix anything that's off, then save.
        </p>
      )}
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
                asksLoad={hasLoad(lookUp(plan[position]?.exerciseId ?? ''))}
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
