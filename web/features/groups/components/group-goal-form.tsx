import { useState, type FormEvent } from 'react';
import { weeklyGoalLeast, weeklyGoalMost } from '../../../../shared/contracts/groups';
import { grouped } from '../../../../shared/rules/number-text';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { useGroupChanges } from '../use-group-changes';

interface GroupGoalFormProps {
  groupId: string;
  goalMinutes: number | null;
  onDone: () => void;
}

const isGoal = (typed: string) => {
  const minutes = Number(typed);
  return /^\d+$/.test(typed) && minutes >= weeklyGoalLeast && minutes <= weeklyGoalMost;
};

/** The minutes that the owner wants the whole group to reach each week; a goal can be removed. */
export function GroupGoalForm({ groupId: id, goalMinutes, onDone }: GroupGoalFormProps) {
  const { change } = useGroupChanges();
  const [typed, setTyped] = useState(goalMinutes === null ? '' : `${goalMinutes}`);
  const [checked, setChecked] = useState(false);
  const text = typed.replaceAll(/[\s,]/g, '');
  const error = `Enter ${weeklyGoalLeast} to ${grouped(weeklyGoalMost)} minutes.`;
  const save = (weeklyGoalMinutes: number | null) =>
    change.mutate({ id, weeklyGoalMinutes }, { onSuccess: onDone });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!change.isPending && isGoal(text)) save(Number(text));
  };
  return (
    <form className="grid gap-3" onSubmit={submit}>
      <Field
        label="Weekly goal"
        hint="Active minutes of all members together, each week from Monday to Sunday."
        error={checked && !isGoal(text) ? error : null}
      >
        <NumberInput value={typed} unit="min" onChange={setTyped} />
      </Field>
      <DialogActions>
        <Button onClick={onDone}>Cancel</Button>
        {goalMinutes !== null && (
          <Button
            variant="line"
            aria-disabled={change.isPending}
            onClick={() => !change.isPending && save(null)}
          >
            Remove goal
          </Button>
        )}
        <Button variant="go" type="submit" busy={change.isPending} busyLabel="Saving">
          Save
        </Button>
      </DialogActions>
    </form>
  );
}
