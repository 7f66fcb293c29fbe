import type { FoodAnswer } from '../../../../shared/contracts/foods';
import { kcalText } from '../nutrient-text';

interface FoundFoodsProps {
  id: string;
  foods: readonly FoodAnswer[];
  /** The one Enter would choose. */
  active: number | null;
  onChoose: (food: FoodAnswer) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The combobox's list: its field handles keys, so only taps are handled here. */
export function FoundFoods({ id, foods, active, onChoose }: FoundFoodsProps) {
  return (
    <div
      id={id}
      role="listbox"
      className="grid max-h-select overflow-y-auto rounded-md border border-line"
      aria-label="Foods found"
    >
      {foods.map((food, index) => {
        const [portion] = food.measures;
        const kcal = (food.per100.caloriesKcal * (portion?.grams ?? 100)) / 100;
        return (
          <button
            key={food.id}
            id={optionId(id, index)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="flex min-h-tap w-full scroll-my-1 items-center justify-between gap-3 border-t border-line px-3 py-1.5 text-left first:border-t-0 hover:bg-surface-2 aria-selected:bg-surface-2"
            onClick={() => onChoose(food)}
          >
            <bdi className="min-w-0 leading-text font-strong">{food.name}</bdi>
            <span className="text-small whitespace-nowrap text-fg-2 tabular-nums">
              {portion && `${portion.name} · `}
              {kcalText(kcal)}
            </span>
          </button>
        );
      })}
    </div>
  );
}
