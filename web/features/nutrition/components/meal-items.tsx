import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Badge } from '../../../ui/badge';
import { FieldError } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { NumberInput } from '../../../ui/number-input';
import { Select } from '../../../ui/select';
import { foodSearchQuery } from '../api/nutrition-queries';
import {
  inGrams,
  nutrientsOfDraft,
  problemOf,
  type DraftItem,
  type FoodDraft,
  type Measure,
} from '../draft-item';
import { kcalText, macrosText } from '../nutrient-text';
import { typedOrZero } from '../../../lib/typed-number';

interface MealItemsProps {
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
  label?: string;
}

/** The foods of a meal being put together: amounts in household measures or grams, and removal. */
export function MealItems({ items, onChange, label = 'Foods of this meal' }: MealItemsProps) {
  const replace = (item: DraftItem) => onChange(items.map((each) => (each.key === item.key ? item : each)));
  const remove = (key: string) => onChange(items.filter((each) => each.key !== key));
  return (
    <ul className="grid" aria-label={label}>
      {items.map((item) => (
        <ItemRow key={item.key} item={item} onChange={replace} onRemove={() => remove(item.key)} />
      ))}
    </ul>
  );
}

interface ItemRowProps {
  item: DraftItem;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const nutrients = nutrientsOfDraft(item);
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 leading-text font-strong">
            {item.name}
            {item.kind === 'food' && !item.isSure && (
              <Badge tone="warm">{item.isOutOfRange ? 'Check this amount' : 'Check this'}</Badge>
            )}
            <Badge>{item.kind === 'quick' ? 'own' : item.source}</Badge>
          </p>
          <p className="text-small leading-text text-fg-2 tabular-nums">
            {nutrients && `${kcalText(nutrients.caloriesKcal)} · ${macrosText(nutrients)}`}
            {problemOf(item) && 'No amount yet'}
          </p>
        </div>
        <IconButton label={`Remove ${item.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {item.kind === 'food' && <AmountFields item={item} onChange={onChange} />}
    </li>
  );
}

/** Foods from earlier meals come without household measures, so they are looked up. */
function useMeasures({ foodId, name, measures }: FoodDraft): readonly Measure[] {
  const isKnown = measures.length > 1;
  const { data } = useQuery({ ...foodSearchQuery(name), enabled: !isKnown });
  const found = data?.foods.find(({ id }) => id === foodId);
  return isKnown || !found ? measures : [...found.measures, inGrams];
}

function AmountFields({ item, onChange }: { item: FoodDraft; onChange: (item: DraftItem) => void }) {
  const { name, measure, amount } = item;
  const measures = useMeasures(item);
  const errorId = useId();
  const problem = problemOf(item);
  const options = measures.map((each) => ({
    value: each.name,
    label: each.grams === 1 ? 'grams' : `${each.name} (${Math.round(each.grams)} g)`,
  }));
  const choose = (wanted: string) => {
    const chosen = measures.find((each) => each.name === wanted);
    // A new measure starts at one; grams keep the amount.
    const grams = typedOrZero(amount) * measure.grams;
    if (chosen)
      onChange({
        ...item,
        measure: chosen,
        amount: chosen.grams !== 1 ? '1' : grams > 0 ? String(Math.round(grams)) : '',
        isSure: true,
      });
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      <NumberInput
        decimals
        aria-label={`Amount of ${name}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? errorId : undefined}
        value={amount}
        maxLength={6}
        onChange={(typed) => onChange({ ...item, amount: typed, isSure: true })}
      />
      <Select label={`Unit for ${name}`} options={options} value={measure.name} onChange={choose} />
      <div className="col-span-2 empty:hidden">
        <FieldError id={errorId} error={problem} />
      </div>
    </div>
  );
}
