import { useRef, useState, type FormEvent } from 'react';
import { energyQuestion } from '../../../../shared/rules/nutrition/energy';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { newId } from '../../../lib/new-id';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import { gramsQuantity } from '../quantities';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { NumberInput } from '../../../ui/number-input';
import { TextInput } from '../../../ui/text-input';
import type { DraftItem } from '../draft-item';
import { nameProblem } from '../own-food-draft';
import { kcalOf, type TypedEnergy } from '../typed-energy';
import { EnergyField } from './energy-field';
import { NumberQuestion } from './number-question';

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
      description="Use the numbers on a label or menu."
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
const gramsIn = (typed: string) => readQuantity(typed, gramsQuantity(mostGrams));

function QuickForm({ onAdd }: Pick<QuickAddProps, 'onAdd'>) {
  const [name, setName] = useState('');
  const [energy, setEnergy] = useState<TypedEnergy>({ text: '', unit: 'kcal' });
  const [typed, setTyped] = useState<Record<Macro, string>>({ proteinG: '', carbsG: '', fatsG: '' });
  const [tried, setTried] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const calories = useRef<HTMLInputElement>(null);
  const unnamed = name.trim() === '';
  const badName = unnamed ? null : nameProblem(name);
  const kcal = kcalOf(energy, mostKcal);
  const kcalProblem =
    kcal === null || Number.isNaN(kcal)
      ? 'How many calories?'
      : kcal > mostKcal
        ? 'At most 5,000 kcal.'
        : null;
  const macroProblem = (field: Macro) => {
    const grams = gramsIn(typed[field]) ?? 0;
    return Number.isNaN(grams) ? 'How much?' : grams > mostGrams ? 'At most 1,000 g.' : null;
  };
  const isValid =
    badName === null && kcalProblem === null && macros.every(({ field }) => macroProblem(field) === null);
  const add = () => {
    const [proteinG, carbsG, fatsG] = macros.map(({ field }) => gramsIn(typed[field]) ?? 0) as [
      number,
      number,
      number,
    ];
    const nutrients = { caloriesKcal: kcal ?? 0, proteinG, carbsG, fatsG, fibreG: 0 };
    onAdd({ key: newId(), kind: 'quick', name: unnamed ? 'Quick add' : name.trim(), grams: null, nutrients });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return;
    const [proteinG = null, carbsG = null, fatsG = null] = macros.map(({ field }) => gramsIn(typed[field]));
    const asked = energyQuestion({ caloriesKcal: kcal ?? 0, proteinG, carbsG, fatsG });
    if (asked === null) add();
    else setQuestion(asked);
  };
  return (
    <form className="grid gap-4" noValidate onSubmit={submit} onChange={() => setQuestion(null)}>
      <Field
        label="Name (optional)"
        error={tried ? badName : null}
        aside={<LengthLeft length={nameLength(name)} limit={longestName} />}
      >
        <TextInput value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
      </Field>
      <EnergyField
        field={calories}
        energy={energy}
        mostKcal={mostKcal}
        error={tried ? kcalProblem : null}
        onChange={setEnergy}
      />
      <div className="grid grid-cols-3 gap-2">
        {macros.map(({ field, label }) => (
          <Field key={field} label={label} error={tried ? macroProblem(field) : null}>
            <NumberInput
              decimals
              size="sm"
              value={typed[field]}
              unit="g"
              onChange={(text) => setTyped((before) => ({ ...before, [field]: text }))}
            />
          </Field>
        ))}
      </div>
      {question === null ? (
        <DialogActions>
          <Button type="submit" variant="go" size="lg" wide>
            Add
          </Button>
        </DialogActions>
      ) : (
        <NumberQuestion
          question={question}
          anyway="Add anyway"
          onFix={() => {
            setQuestion(null);
            calories.current?.focus();
          }}
          onAnyway={add}
        />
      )}
    </form>
  );
}
