import { ArrowUp } from 'lucide-react';
import { useEffect, useId, useRef, type ClipboardEvent, type FormEvent } from 'react';
import type { FoodAnswer } from '../../../../shared/contracts/foods';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { TextInput } from '../../../ui/text-input';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { draftOfFood, type DraftItem } from '../draft-item';
import { useFoodField, type ReadAs } from '../use-food-field';
import { useActiveOption } from '../use-active-option';
import { FoundFoods, optionId } from './found-foods';

interface FoodFieldProps {
  onAdd: (items: DraftItem[]) => void;
  label?: string | undefined;
  as?: ReadAs;
  /** A sentence like the ones that can be written here. */
  example?: string;
  /** IDs of foods that are not offered. */
  leftOut?: ReadonlySet<string>;
  /** The person was asked to type here, so the field takes the focus. */
  isAsked?: boolean;
}

/** Read without a guess, so that nothing of it is to be checked. */
const exampleMeal = 'Two eggs and a banana';

/** Between the field and the keyboard of a touch screen, there must be room for the foods found. */
function makeRoomForList(field: HTMLElement): void {
  if (matchMedia('(pointer: coarse)').matches) field.closest('form')?.scrollIntoView({ block: 'start' });
}

/** The lines of a pasted recipe in one line; null if it is a line by itself. */
function linesIn({ clipboardData }: ClipboardEvent): string | null {
  const lines = clipboardData
    .getData('text')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines.join('; ') : null;
}

/** One field for both: foods are searched while typing, and Enter reads a whole sentence. */
export function FoodField(props: FoodFieldProps) {
  const {
    onAdd,
    label = 'What did you eat?',
    example = exampleMeal,
    as = 'meal',
    isAsked = false,
    leftOut,
  } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  const {
    text,
    type,
    foods: found,
    unread,
    foundNothing,
    isReading,
    canRead,
    limit,
    read,
  } = useFoodField(onAdd, as);
  const foods = leftOut ? found.filter(({ id }) => !leftOut.has(id)) : found;
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
    <form className="grid scroll-mt-4 gap-3" role="search" aria-label="Foods" onSubmit={submit}>
      <Field label={label} error={notFound} aside={<LengthLeft length={text.trim().length} limit={limit} />}>
        <div className="flex gap-2">
          <TextInput
            ref={field}
            className="min-w-0 flex-1"
            value={text}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={example}
            role="combobox"
            aria-expanded={foods.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : optionId(listId, active)}
            onKeyDown={onKeyDown}
            onChange={(event) => type(event.target.value)}
            onPaste={(event) => {
              const lines = as === 'ingredients' ? linesIn(event) : null;
              if (lines === null) return;
              event.preventDefault();
              type(lines);
            }}
            // What they were asked about is above the field and stays in view.
            onFocus={({ target }) => !isAsked && makeRoomForList(target)}
          />
          <Button
            type="submit"
            size="lg"
            className="flex-none"
            busy={isReading}
            busyLabel="Reading"
            disabled={!canRead}
            aria-label="Add what I wrote"
          >
            <ArrowUp className="icon" aria-hidden="true" />
          </Button>
        </div>
      </Field>
      <VisuallyHidden live="polite">
        {foods.length > 0 && `${foods.length} ${foods.length === 1 ? 'food' : 'foods'} found`}
      </VisuallyHidden>
      {foods.length > 0 && <FoundFoods id={listId} foods={foods} active={active} onChoose={choose} />}
    </form>
  );
}
