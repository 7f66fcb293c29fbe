import { useState, type FormEvent } from 'react';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { newId } from '../../../lib/new-id';
import { typedOrZero } from '../../../lib/typed-number';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { NumberInput } from '../../../ui/number-input';
import { TextInput } from '../../../ui/text-input';
import type { DraftItem } from '../draft-item';
import { nameProblem } from '../own-food-draft';

interface QuickAddProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onAdd: (item: DraftItem) => void;
}

/** A food with numbers typed in, such as from a label or menu. */
export function QuickAdd({ open, onOpenChange, onAdd }: QuickAddProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quick add"
      description="Use the numbers on a label or menu. They're logged exactly as you type them."
      size="sm"
    >
      <QuickForm onAdd={onAdd} />
    </Dialog>
  );
}

const macros = [
  { field: 'proteinG', label: 'Protein' },
  { field: 'carbsG', label: 'Carbs' },
  { field: 'fatsG', label: 'Fats' },
] as const;
type Macro = (typeof macros)[number]['field'];

const mostKcal = 5_000;
const mostGrams = 1_000;

function QuickForm({ onAdd }: Pick<QuickAddProps, 'onAdd'>) {
  const [name, setName] = useState('');
  const [kcal, setKcal] = useState('');
  const [typed, setTyped] = useState<Record<Macro, string>>({ proteinG: '', carbsG: '', fatsG: '' });
  const [tried, setTried] = useState(false);
  const unnamed = name.trim() === '';
  const badName = unnamed ? null : nameProblem(name);
  const kcalProblem =
    kcal === '' ? 'How many calories?' : typedOrZero(kcal) > mostKcal ? 'At most 5,000 kcal.' : null;
  const macroProblem = (field: Macro) => {
    const grams = typedOrZero(typed[field]);
    return Number.isNaN(grams) ? 'How much?' : grams > mostGrams ? 'At most 1,000 g.' : null;
  };
  const isValid =
    badName === null && kcalProblem === null && macros.every(({ field }) => macroProblem(field) === null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    const [proteinG, carbsG, fatsG] = macros.map(({ field }) => typedOrZero(typed[field])) as [
      number,
      number,
      number,
    ];
    const nutrients = { caloriesKcal: typedOrZero(kcal), proteinG, carbsG, fatsG, fibreG: 0 };
    onAdd({ key: newId(), kind: 'quick', name: unnamed ? 'Quick add' : name.trim(), grams: null, nutrients });
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit}>
      <Field
        label="Name (optional)"
        error={tried ? badName : null}
        aside={<LengthLeft length={nameLength(name)} limit={longestName} />}
      >
        <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Calories" error={tried ? kcalProblem : null}>
        <NumberInput value={kcal} maxLength={5} unit="kcal" onChange={setKcal} />
      </Field>
      <div className="grid grid-cols-3 gap-2">
        {macros.map(({ field, label }) => (
          <Field key={field} label={label} error={tried ? macroProblem(field) : null}>
            <NumberInput
              decimals
              value={typed[field]}
              maxLength={6}
              unit="g"
              onChange={(text) => setTyped((before) => ({ ...before, [field]: text }))}
            />
          </Field>
        ))}
      </div>
      <DialogActions>
        <Button type="submit" variant="go" size="lg" wide>
          Add
        </Button>
      </DialogActions>
    </form>
  );
}
