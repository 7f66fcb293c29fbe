import { useState, type FormEvent } from 'react';
import { maximumSteps } from '../../../../shared/contracts/activity';
import { grouped } from '../../../../shared/rules/number-text';
import { typedWhole } from '../../../lib/typed-number';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';

function problemOf(typed: string): string | null {
  const total = typedWhole(typed);
  if (Number.isNaN(total)) return 'How many steps?';
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
  const problem = problemOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onCorrect(Number(typed));
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field label="Steps today" error={tried ? problem : null}>
        <NumberInput value={typed} maxLength={6} unit="steps" onChange={setTyped} />
      </Field>
      <DialogActions>
        <Button type="submit" variant="go" size="lg" wide>
          Save total
        </Button>
      </DialogActions>
    </form>
  );
}
