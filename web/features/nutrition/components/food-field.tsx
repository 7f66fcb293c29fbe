import { Search } from 'lucide-react';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { FoodAnswer } from '../../../../shared/contracts/foods';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { draftOfFood, type DraftItem } from '../draft-item';
import { longestSentence, useFoodField } from '../use-food-field';
import { useActiveOption } from '../use-active-option';
import { FoundFoods, optionId } from './found-foods';

interface FoodFieldProps {
  onAdd: (items: DraftItem[]) => void;
  label?: string;
  /** The person was asked to type here, so the field takes the focus. */
  isAsked?: boolean;
}

/** One field for both: foods are searched while typing, and Enter reads a whole sentence. */
export function FoodField({ onAdd, label = 'What did you eat?', isAsked = false }: FoodFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const { text, type, foods, unread, foundNothing, isReading, canRead, read } = useFoodField(onAdd);
  const listId = useId();
  const choose = (food: FoodAnswer) => {
    onAdd([draftOfFood(food)]);
    type('');
  };
  const { active, onKeyDown } = useActiveOption(foods, (index) => optionId(listId, index));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const food = active === null ? undefined : foods[active];
    if (food) choose(food);
    else read();
  };
  const notFound = foundNothing
    ? "I couldn't find a food in that. Tell me what it was and how much."
    : unread.length === 0
      ? null
      : `I don't know ${unread.map((word) => `“${word}”`).join(', ')}. Try another name, or add your own numbers.`;
  return (
    <form className="grid gap-3" role="search" aria-label="Foods" onSubmit={submit}>
      <Field
        label={label}
        hint="A food, or a whole sentence: two eggs, toast with butter and a flat white"
        error={notFound}
        aside={<LengthLeft length={text.trim().length} limit={longestSentence} />}
      >
        <TextInput
          ref={field}
          type="text"
          value={text}
          autoComplete="off"
          enterKeyHint="done"
          role="combobox"
          aria-expanded={foods.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : optionId(listId, active)}
          onKeyDown={onKeyDown}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="line" busy={isReading} busyLabel="Reading" disabled={!canRead}>
        <Search className="icon-sm" aria-hidden="true" />
        Add what I wrote
      </Button>
      <VisuallyHidden live="polite">{foods.length > 0 && `${foods.length} foods found`}</VisuallyHidden>
      {foods.length > 0 && <FoundFoods id={listId} foods={foods} active={active} onChoose={choose} />}
    </form>
  );
}
