import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { wholeParts } from '../../../../shared/rules/nutrition/whole-parts';
import { Badge } from '../../../ui/badge';
import { FieldError } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { NumberInput } from '../../../ui/number-input';
import { Select } from '../../../ui/select';
import { foodSearchQuery } from '../api/nutrition-queries';
import {
  amountTextOf,
  measuredDraft,
  nutrientsOfDraft,
  problemOf,
  type DraftItem,
  type FoodDraft,
} from '../draft-item';
import { kcalText, macrosText } from '../nutrient-text';
import { typedOrZero } from '../../../lib/typed-number';

interface MealItemsProps {
  items: readonly DraftItem[];
  onChange: (items: DraftItem[]) => void;
  label?: string;
  /** One line each, whose amounts open with a tap. */
  isShort?: boolean;
}

/** The foods of a meal being put together: amounts in household measures or grams, and removal. */
export function MealItems(props: MealItemsProps) {
  const { items, onChange, label = 'Foods of this meal', isShort = false } = props;
  const replace = (item: DraftItem) => onChange(items.map((each) => (each.key === item.key ? item : each)));
  const remove = (key: string) => onChange(items.filter((each) => each.key !== key));
  const kcal = wholeParts(items.map((item) => nutrientsOfDraft(item)?.caloriesKcal ?? 0));
  return (
    <ul className="grid" aria-label={label}>
      {items.map((item, index) => (
        <ItemRow
          key={item.key}
          item={item}
          kcal={kcal[index] ?? 0}
          isShort={isShort}
          onChange={replace}
          onRemove={() => remove(item.key)}
        />
      ))}
    </ul>
  );
}

interface ItemRowProps {
  item: DraftItem;
  /** Its whole kcal, which add up to those of the meal. */
  kcal: number;
  isShort: boolean;
  onChange: (item: DraftItem) => void;
  onRemove: () => void;
}

function ItemRow({ item: stored, kcal, isShort, onChange, onRemove }: ItemRowProps) {
  const item = useMeasured(stored);
  const isFood = item.kind === 'food';
  const [isOpen, setIsOpen] = useState(!isShort || (isFood && item.isOutOfRange === true));
  return (
    <li className="grid gap-2 border-t border-line py-1.5 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex items-center gap-2">
        {isFood ? (
          <button
            type="button"
            className="min-h-tap min-w-0 flex-1 rounded-sm leading-text"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ItemName item={item} />
          </button>
        ) : (
          <p className="min-w-0 flex-1 leading-text">
            <ItemName item={item} />
          </p>
        )}
        <span className="flex-none text-small tabular-nums">{nutrientsOfDraft(item) && kcalText(kcal)}</span>
        <IconButton className="-mr-2" label={`Remove ${item.name}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      {isFood && isOpen && <AmountFields item={item} onChange={onChange} />}
    </li>
  );
}

function ItemName({ item }: { item: DraftItem }) {
  const isFood = item.kind === 'food';
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">
        <bdi>{item.name}</bdi>
        {isFood && !item.isSure && (
          <Badge tone="warm">{item.isOutOfRange ? 'Check this amount' : 'Check this'}</Badge>
        )}
      </span>{' '}
      <span className="flex items-center gap-1.5 text-small text-fg-2 tabular-nums">
        {amountTextOf(item)}
        {isFood && <Pencil className="size-icon-xs flex-none" aria-hidden="true" />}
      </span>
    </>
  );
}

/** Foods from earlier meals come in grams, so their household measures are looked up. */
function useMeasured(item: DraftItem): DraftItem {
  const unmeasured = item.kind === 'food' && item.measures.length === 1 ? item : null;
  const { data } = useQuery({ ...foodSearchQuery(item.name), enabled: unmeasured !== null });
  const found = data?.foods.find(({ id }) => id === unmeasured?.foodId);
  return unmeasured && found ? measuredDraft(unmeasured, found.measures) : item;
}

function AmountFields({ item, onChange }: { item: FoodDraft; onChange: (item: DraftItem) => void }) {
  const { name, measure, measures, amount } = item;
  const errorId = useId();
  const problem = problemOf(item);
  const nutrients = nutrientsOfDraft(item);
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
    <div className="grid grid-cols-2 gap-2 pb-1.5">
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
