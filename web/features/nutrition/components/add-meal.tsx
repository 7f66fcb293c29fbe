import { useState } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import { mealTypes, type MealType } from '../../../../shared/rules/nutrition/meal-types';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { SegmentedControl } from '../../../ui/segmented-control';
import type { LogDay } from '../log-day';
import { mealItemsOf, nutrientsOfDraft, type DraftItem } from '../draft-item';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { useLogMeal } from '../use-meals';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';
import { Shortcuts } from './shortcuts';

interface AddMealProps {
  /** The day to log to, evaluated when logging. */
  dayNow: () => LogDay;
  /** The default meal type. */
  usualType: MealType;
  /** Its photo; the photo's name starts with the id the meal will get. */
  photoId: string | null;
  onLogged: (meal: FoodLog) => void;
}

const types = mealTypes.map((value) => ({ value, label: mealTypeNames[value] }));

/** A meal from a food name, a sentence, or an earlier meal: checked food by food, then logged. */
export function AddMeal({ dayNow, usualType, photoId, onLogged }: AddMealProps) {
  const [items, setItems] = useState<DraftItem[]>([]);
  const [chosenType, setChosenType] = useState<MealType | null>(null);
  const logMeal = useLogMeal((meal) => {
    setItems([]);
    setChosenType(null);
    onLogged(meal);
  });
  const add = (more: DraftItem[]) => setItems((before) => [...before, ...more]);
  const mealType = chosenType ?? usualType;
  const isReady = mealItemsOf(items) !== null;
  const log = () => {
    const ofPhoto = photoId ? { id: photoId.split('-')[0] ?? '', photoId } : { id: newId() };
    logMeal({ ...ofPhoto, ...dayNow(), mealType, items });
  };
  return (
    <Card aria-labelledby="add-meal">
      <CardHeader id="add-meal" title="Log a meal" />
      <div className="grid gap-4">
        <FoodField onAdd={add} isAsked={photoId !== null} />
        <Shortcuts onAdd={add} />
        {items.length > 0 && (
          <>
            <MealItems items={items} onChange={setItems} />
            <DraftTotals items={items} />
            <SegmentedControl label="Meal" options={types} value={mealType} onChange={setChosenType} />
            <Button variant="go" size="lg" wide disabled={!isReady} onClick={log}>
              Log {mealTypeNames[mealType].toLowerCase()}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function DraftTotals({ items }: { items: readonly DraftItem[] }) {
  const totals = sumOfNutrients(items.map(nutrientsOfDraft).filter((each) => each !== null));
  return (
    <p
      className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-line pt-3"
      aria-live="polite"
    >
      <strong className="text-lead font-strong tabular-nums">{kcalText(totals.caloriesKcal)}</strong>
      <span className="text-small text-fg-2 tabular-nums">{macrosText(totals)}</span>
    </p>
  );
}
