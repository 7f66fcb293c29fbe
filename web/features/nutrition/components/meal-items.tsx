import { useQuery } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { wholeParts } from '../../../../shared/rules/nutrition/whole-parts';
import { Badge } from '../../../ui/badge';
import { IconButton } from '../../../ui/icon-button';
import { foodSearchQuery } from '../api/nutrition-queries';
import { amountTextOf, measuredDraft, nutrientsOfDraft, type DraftItem } from '../draft-item';
import { Skeleton } from '../../../ui/skeleton';
import { kcalText } from '../nutrient-text';

const AmountFields = lazy(async () => ({ default: (await import('./amount-fields')).AmountFields }));

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
      {isFood && isOpen && (
        <Suspense fallback={<Skeleton height="2.75rem" />}>
          <AmountFields item={item} onChange={onChange} />
        </Suspense>
      )}
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
