import { BookmarkPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { exercisesOf, type Selection } from '../selection';
import { useRoutineChanges } from '../use-routine-changes';
import { RoutineNameDialog } from './routine-name-dialog';
import { isolated } from '../../../../shared/rules/isolated';

interface SaveRoutineProps {
  selection: Selection;
  /** The routine being edited, or null for a new one. */
  routine: OwnRoutine | null;
  onSaved: (routine: OwnRoutine) => void;
}

/** Saves the selection as an own workout, or changes to one. */
export function SaveRoutine({ selection, routine, onSaved }: SaveRoutineProps) {
  const { create, change } = useRoutineChanges();
  const [naming, setNaming] = useState(false);
  const exercises = exercisesOf(selection);
  // Kept until saved, so a retry cannot save it twice.
  const id = useRef(newId());
  const done = (kept: OwnRoutine) => {
    setNaming(false);
    id.current = newId();
    toast.success('Workout saved', `You'll find ${isolated(kept.name)} on the workout page.`);
    onSaved(kept);
  };
  const save = (name: string) => create.mutate({ id: id.current, name, exercises }, { onSuccess: done });
  const saveChanges = () => routine && change.mutate({ id: routine.id, exercises }, { onSuccess: done });
  return (
    <>
      <Button
        className="mt-4"
        variant="line"
        wide
        busy={change.isPending}
        busyLabel="Saving"
        onClick={() => (routine ? saveChanges() : setNaming(true))}
      >
        <BookmarkPlus className="size-icon-sm flex-none" aria-hidden="true" />
        {routine ? `Save changes to ${isolated(routine.name)}` : 'Save as my own'}
      </Button>
      {naming && (
        <RoutineNameDialog
          title="Save this workout"
          name=""
          saving={create.isPending}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
