import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import type { OwnFood } from '../../../../shared/contracts/foods';
import { longestName, nameLength } from '../../../../shared/rules/text-length';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LengthLeft } from '../../../ui/length-left';
import { NumberInput } from '../../../ui/number-input';
import { readQuantity } from '../../../../shared/rules/numbers/read-quantity';
import { servingsQuantity } from '../quantities';
import { SegmentedControl } from '../../../ui/segmented-control';
import { TextInput } from '../../../ui/text-input';
import { kcalText } from '../nutrient-text';
import { ownFoodsQuery } from '../api/own-foods';
import {
  draftOfOwn,
  mostKcalIn100,
  ownFoodOf,
  packedFields,
  totalOf,
  type OwnFoodDraft,
} from '../own-food-draft';
import { useOwnFoods } from '../use-own-foods';
import { EnergyField } from './energy-field';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';
import { NumberQuestion } from './number-question';

const kinds = [
  { value: 'food', label: 'Packaged food' },
  { value: 'recipe', label: 'Recipe' },
] as const;

interface PartProps {
  draft: OwnFoodDraft;
  change: (changes: Partial<OwnFoodDraft>) => void;
}

/** A packaged food by its label, or a recipe by its ingredients. */
export function OwnFoodForm({ food, onDone }: { food: OwnFood | null; onDone: () => void }) {
  const [draft, setDraft] = useState(() => draftOfOwn(food));
  const [tried, setTried] = useState(false);
  const [question, setQuestion] = useState<string | null>(null);
  const { keep, isKeeping } = useOwnFoods(onDone);
  const change = (changes: Partial<OwnFoodDraft>) => {
    setQuestion(null);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const checked = ownFoodOf(draft);
  const save = () => {
    if ('food' in checked && !isKeeping) keep({ id: food?.id ?? null, food: checked.food });
  };
  const submit = () => {
    setTried(true);
    if ('food' in checked && checked.question) setQuestion(checked.question);
    else save();
  };
  return (
    <div className="grid gap-4">
      {!food && (
        <SegmentedControl
          label="Kind"
          options={kinds}
          value={draft.kind}
          onChange={(kind) => change({ kind })}
        />
      )}
      <Field label="Name" aside={<LengthLeft length={nameLength(draft.name)} limit={longestName} />}>
        <TextInput
          value={draft.name}
          autoComplete="off"
          onChange={(event) => change({ name: event.target.value })}
        />
      </Field>
      {draft.kind === 'food' ? (
        <PackedFields draft={draft} change={change} />
      ) : (
        <RecipeFields draft={draft} change={change} />
      )}
      <p className="text-small font-semibold text-danger-text empty:hidden" role="alert">
        {tried && 'problem' in checked && checked.problem}
      </p>
      {question === null ? (
        <Button variant="go" size="lg" wide busy={isKeeping} busyLabel="Saving" onClick={submit}>
          Save
        </Button>
      ) : (
        <NumberQuestion
          question={question}
          anyway="Save anyway"
          isBusy={isKeeping}
          onFix={() => setQuestion(null)}
          onAnyway={save}
        />
      )}
    </div>
  );
}

function PackedFields({ draft, change }: PartProps) {
  const stay = (event: FormEvent) => event.preventDefault();
  return (
    <form className="grid gap-3" noValidate onSubmit={stay}>
      <p className="text-small text-fg-2">As on the label, per 100 g.</p>
      <EnergyField energy={draft.energy} mostKcal={mostKcalIn100} onChange={(energy) => change({ energy })} />
      <div className="grid grid-cols-fit-fact gap-3">
        {packedFields.map(({ field, label, unit }) => (
          <Field key={field} label={label}>
            <NumberInput
              decimals
              value={draft[field]}
              unit={unit}
              onChange={(typed) => change({ [field]: typed })}
            />
          </Field>
        ))}
      </div>
    </form>
  );
}

function RecipeFields({ draft, change }: PartProps) {
  const { ingredients, servings } = draft;
  const { data } = useQuery(ownFoodsQuery());
  const recipes = new Set(data?.foods.filter(({ kind }) => kind === 'recipe').map(({ id }) => id));
  const total = totalOf(ingredients);
  const portions = readQuantity(servings, servingsQuantity) ?? 0;
  return (
    <>
      <Field label="Servings">
        <NumberInput value={servings} onChange={(typed) => change({ servings: typed })} />
      </Field>
      <FoodField
        label="What's in it?"
        as="ingredients"
        example="500 g potatoes, 2 onions"
        // A recipe inside a recipe could contain itself.
        leftOut={recipes}
        onAdd={(more) => change({ ingredients: [...ingredients, ...more] })}
      />
      {ingredients.length > 0 && (
        <MealItems
          label="Ingredients"
          items={ingredients}
          onChange={(items) => change({ ingredients: items })}
        />
      )}
      {total && portions >= 1 && (
        <p className="border-t border-line pt-3 text-small text-fg-2 tabular-nums" aria-live="polite">
          {kcalText(total.caloriesKcal)} in all, {kcalText(total.caloriesKcal / portions)} a serving
        </p>
      )}
    </>
  );
}
