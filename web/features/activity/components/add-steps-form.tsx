import { useState, type FormEvent } from 'react';
import { maximumSteps } from '../../../../shared/rules/activity-limits';
import { grouped } from '../../../../shared/rules/number-text';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import { stepsQuantity } from '../steps-quantity';
import { Button } from '../../../ui/button';
import { Chip, ChipRow } from '../../../ui/chip';
import { DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';

const amounts = [500, 1_000, 2_000];

/** The steps that a text adds; 0 for what is no number of steps. */
function stepsIn(typed: string): number {
  const steps = readQuantity(typed, stepsQuantity);
  return steps !== null && Number.isInteger(steps) && steps > 0 ? steps : 0;
}

function problemOf(added: number, total: number): string | null {
  if (added < 1) return 'How many steps?';
  if (total > maximumSteps) return `You can log up to ${grouped(maximumSteps)} steps a day.`;
  return null;
}

/** The buttons add up in the field, so that a slip saves nothing. */
export function AddStepsForm({ steps, onAdd }: { steps: number; onAdd: (added: number) => void }) {
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const added = stepsIn(typed);
  const total = steps + added;
  const isTooMany = total > maximumSteps;
  const problem = problemOf(added, total);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem === null) onAdd(added);
  };

  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <ChipRow label="Amounts">
        {amounts.map((amount) => (
          <Chip
            className="flex-auto justify-center tabular-nums"
            narrow
            key={amount}
            onClick={() => setTyped(String(added + amount))}
          >
            + {grouped(amount)}
          </Chip>
        ))}
      </ChipRow>
      <Field label="Steps to add" error={tried || isTooMany ? problem : null}>
        <NumberInput value={typed} unit="steps" onChange={setTyped} />
      </Field>
      <p
        className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-fg-2"
        aria-live="polite"
      >
        Steps Today{' '}
        <strong className="text-num leading-none font-heavy tracking-display text-fg tabular-nums">
          {grouped(isTooMany ? steps : total)}
        </strong>
      </p>
      <DialogActions>
        <Button type="submit" variant="go" size="lg" wide>
          Add steps
        </Button>
      </DialogActions>
    </form>
  );
}
