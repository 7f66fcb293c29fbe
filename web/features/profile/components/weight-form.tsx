import { Plus } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { localDateSchema, type LocalDate } from '../../../../shared/rules/local-date';
import { weightQuantity } from '../../../../shared/rules/numbers/quantities';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { TextInput } from '../../../ui/text-input';
import { fieldOf, weightHint } from '../../../lib/body-measurements';
import { useToday } from '../../../lib/today';
import { checkAnswer } from '../summary-answers';
import { useLogWeight } from '../use-log-weight';

const blank = { weight: '', date: null as string | null };

function problemsOf({ weight, date }: typeof blank, units: UnitSystem, today: LocalDate) {
  const checked = checkAnswer('weightKg', readQuantity(weight, weightQuantity(units)), units);
  const day = localDateSchema.safeParse(date ?? today);
  const past = day.success && day.data <= today;
  return {
    weightKg: checked.ok ? checked.changes.weightKg : undefined,
    day: past ? day.data : undefined,
    weight: checked.ok ? null : checked.message,
    date: past ? null : day.success ? 'That day is in the future.' : 'Please choose a day.',
  };
}

/** The quick add: a weight, dated today unless another day is chosen. */
export function WeightForm({ profile }: { profile: Profile }) {
  const { units, timeZone } = profile;
  const today = useToday(timeZone);
  const [typed, setTyped] = useState(blank);
  const [tried, setTried] = useState(false);
  const log = useLogWeight();
  const problems = problemsOf(typed, units, today);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const { weightKg, day } = problems;
    if (weightKg === undefined || day === undefined) return;
    // The zone marks an entry for the current day, whose date a corrected clock may still change.
    log({ weightKg, date: day, ...(typed.date === null && { zone: timeZone }) });
    setTyped(blank);
    setTried(false);
  };

  return (
    <form
      className="grid grid-cols-words-end items-start gap-3 tiny:grid-cols-1 md:grid-cols-2"
      noValidate
      onSubmit={submit}
    >
      <Field
        label="New weight"
        hint={weightHint(typed.weight, problems.weightKg, units)}
        error={tried ? problems.weight : null}
      >
        <NumberInput
          value={typed.weight}
          {...fieldOf('weightKg', units)}
          onChange={(weight) => setTyped({ ...typed, weight })}
        />
      </Field>
      <Field label="Day" error={tried ? problems.date : null}>
        <TextInput
          type="date"
          className="min-w-0"
          value={typed.date ?? today}
          max={today}
          onChange={(event) => setTyped({ ...typed, date: event.target.value })}
        />
      </Field>
      <Button type="submit" variant="go" size="lg" className="col-span-full">
        <Plus className="icon" aria-hidden="true" />
        Add weight
      </Button>
    </form>
  );
}
