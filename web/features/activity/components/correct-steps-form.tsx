import { useState, type FormEvent } from 'react';
import { maximumSteps } from '../../../../shared/rules/activity-limits';
import { grouped } from '../../../../shared/rules/number-text';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import { stepsQuantity } from '../steps-quantity';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';

function problemOf(total: number | null): string | null {
  if (total === null || !Number.isInteger(total) || total < 0) return 'How many steps?';
  return total > maximumSteps ? `You can log up to ${grouped(maximumSteps)} steps a day.` : null;
}

interface CorrectStepsFormProps {
  steps: number;
  onCorrect: (total: number) => void;
}

/** Sets the day's total, higher or lower. */
export function CorrectStepsForm({ steps, onCorrect }: CorrectStepsFormProps) {
  const [typed, setTyped] = useState(String(steps));
  const [tried, setTried] = useState(false);
  const total = readQuantity(typed, stepsQuantity);
  const problem = problemOf(total);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null && total !== null) onCorrect(total);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field label="Steps today" error={tried ? problem : null}>
        <NumberInput value={typed} unit="steps" onChange={setTyped} />
      </Field>
      <DialogActions>
        <Button type="submit" variant="go" size="lg" wide>
          Save total
        </Button>
      </DialogActions>
    </form>
  );
}
