import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import type { FoodAnswer } from '../../../../shared/contracts/foods';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { draftOfFood, type DraftItem } from '../draft-item';
import { kcalText } from '../nutrient-text';
import { useFoodField } from '../use-food-field';

const longestSentence = 500;

interface FoodFieldProps {
  onAdd: (items: DraftItem[]) => void;
  label?: string;
}

/** One field for both: foods are found while a name is typed, and a whole sentence is read on Enter. */
export function FoodField({ onAdd, label = 'What did you eat?' }: FoodFieldProps) {
  const { text, type, foods, unread, foundNothing, isReading, read } = useFoodField(onAdd);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read();
  };
  const choose = (food: FoodAnswer) => {
    onAdd([draftOfFood(food)]);
    type('');
  };
  const notFound = foundNothing
    ? 'I found no food in that. Write what it was and how much.'
    : unread.length === 0
      ? null
      : `I don't know ${unread.map((word) => `“${word}”`).join(', ')}. Try another name, or add your own numbers.`;
  return (
    <form className="grid gap-3" role="search" aria-label="Foods" onSubmit={submit}>
      <Field
        label={label}
        hint="A food, or a whole sentence: two eggs, toast with butter and a flat white"
        error={notFound}
      >
        <TextInput
          type="text"
          value={text}
          maxLength={longestSentence}
          autoComplete="off"
          enterKeyHint="done"
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="line" busy={isReading} busyLabel="Reading" disabled={text.trim() === ''}>
        <Search className="icon-sm" aria-hidden="true" />
        Add what I wrote
      </Button>
      <VisuallyHidden live="polite">{foods.length > 0 && `${foods.length} foods found`}</VisuallyHidden>
      {foods.length > 0 && <FoundFoods foods={foods} onChoose={choose} />}
    </form>
  );
}

interface FoundFoodsProps {
  foods: readonly FoodAnswer[];
  onChoose: (food: FoodAnswer) => void;
}

function FoundFoods({ foods, onChoose }: FoundFoodsProps) {
  return (
    <ul className="grid max-h-select overflow-y-auto rounded-md border border-line" aria-label="Foods found">
      {foods.map((food) => {
        const [portion] = food.measures;
        const kcal = (food.per100.caloriesKcal * (portion?.grams ?? 100)) / 100;
        return (
          <li key={food.id} className="border-t border-line first:border-t-0">
            <button
              type="button"
              className="flex min-h-tap w-full items-center justify-between gap-3 px-3 py-1.5 text-left hover:bg-surface-2"
              onClick={() => onChoose(food)}
            >
              <span className="min-w-0 leading-text font-strong">{food.name}</span>
              <span className="text-small whitespace-nowrap text-fg-2 tabular-nums">
                {portion && `${portion.name} · `}
                {kcalText(kcal)}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
