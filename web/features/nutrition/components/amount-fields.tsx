import { useId } from 'react';
import { readQuantity, type Quantity } from '../../../../shared/rules/numbers/read-quantity';
import { gramsQuantity, measuredQuantity } from '../quantities';
import { Badge } from '../../../ui/badge';
import { FieldError } from '../../../ui/field';
import { NumberInput } from '../../../ui/number-input';
import { Select } from '../../../ui/select';
import {
  mostGrams,
  nutrientsOfDraft,
  problemOf,
  type DraftItem,
  type FoodDraft,
  type Measure,
} from '../draft-item';
import { macrosText } from '../nutrient-text';

const quantityOf = ({ grams, name }: Measure): Quantity =>
  grams === 1 ? gramsQuantity(mostGrams) : measuredQuantity(name, grams, mostGrams);

interface AmountFieldsProps {
  item: FoodDraft;
  onChange: (item: DraftItem) => void;
}

/** The amount of a food in the measure chosen next to it. */
export function AmountFields({ item, onChange }: AmountFieldsProps) {
  const { name, measure, measures, amount } = item;
  const errorId = useId();
  const problem = problemOf(item);
  const nutrients = nutrientsOfDraft(item);
  const options = measures.map((each) => ({
    value: each.name,
    label: each.grams === 1 ? 'grams' : `${each.name} (${Math.round(each.grams)} g)`,
  }));
  const type = (typed: string) => {
    const count = readQuantity(typed, quantityOf(measure));
    onChange({ ...item, amount: typed, grams: count === null ? null : count * measure.grams, isSure: true });
  };
  const choose = (wanted: string) => {
    const chosen = measures.find((each) => each.name === wanted);
    // A new measure starts at one; grams keep the amount.
    if (!chosen) return;
    const grams = chosen.grams === 1 ? Math.round(item.grams || 0) : chosen.grams;
    const wantedAmount = chosen.grams !== 1 ? '1' : grams > 0 ? String(grams) : '';
    onChange({ ...item, measure: chosen, amount: wantedAmount, grams, isSure: true });
  };
  return (
    <div className="grid grid-cols-2 gap-2 pb-1.5">
      <NumberInput
        decimals
        aria-label={`Amount of ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        value={amount}
        onChange={type}
      />
      <Select label={`Unit for ${name}`} options={options} value={measure.name} onChange={choose} />
      <p className="col-span-2 flex flex-wrap items-center gap-2 text-small text-fg-2 tabular-nums">
        {nutrients && macrosText(nutrients)}
        <Badge>{item.source}</Badge>
      </p>
      <div className="col-span-2 empty:hidden">
        <FieldError id={errorId} error={problem} />
      </div>
    </div>
  );
}
