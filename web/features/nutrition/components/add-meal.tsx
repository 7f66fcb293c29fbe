import { useState } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import { mealTypes, type MealType } from '../../../../shared/rules/nutrition/meal-types';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { SegmentedControl } from '../../../ui/segmented-control';
import { ShellSlot } from '../../../ui/shell-slots';
import type { LogDay } from '../log-day';
import { mealItemsOf, nutrientsOfDraft, type DraftItem } from '../draft-item';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { useInView } from '../use-in-view';
import { useLogMeal } from '../use-meals';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';
import { Shortcuts, type PhotoChip } from './shortcuts';

interface AddMealProps {
  /** The day to log to, evaluated when logging. */
  dayNow: () => LogDay;
  timeZone: string;
  /** The default meal type. */
  usualType: MealType;
  /** Its photo; the photo's name starts with the id the meal will get. */
  photoId: string | null;
  /** Null where photos have a place of their own. */
  photo: PhotoChip | null;
  /** Something else is shown in its place, and what was begun is kept. */
  isHidden: boolean;
  onLogged: (meal: FoodLog) => void;
}

const types = mealTypes.map((value) => ({ value, label: mealTypeNames[value] }));

/** A meal from a food name, a sentence, or an earlier meal: checked food by food, then logged. */
export function AddMeal({ dayNow, timeZone, usualType, photoId, photo, isHidden, onLogged }: AddMealProps) {
  const [items, setItems] = useState<DraftItem[]>([]);
  const [chosenType, setChosenType] = useState<MealType | null>(null);
  const logMeal = useLogMeal((meal) => {
    setItems([]);
    setChosenType(null);
    onLogged(meal);
  });
  const draft = useInView<HTMLDivElement>(items.length);
  const add = (more: DraftItem[]) => setItems((before) => [...before, ...more]);
  const mealType = chosenType ?? usualType;
  const totals = sumOfNutrients(items.map(nutrientsOfDraft).filter((each) => each !== null));
  const log = () => {
    const ofPhoto = photoId ? { id: photoId.split('-')[0] ?? '', photoId } : { id: newId() };
    logMeal({ ...ofPhoto, ...dayNow(), timeZone, mealType, items });
  };
  const logButton = (
    <Button
      variant="go"
      size="lg"
      wide
      disabled={mealItemsOf(items) === null}
      // An amount being typed keeps the focus until the tap ends: losing it would move the bar from under the finger.
      onClick={log}
    >
      Log {mealTypeNames[mealType].toLowerCase()} · {kcalText(totals.caloriesKcal)}
    </Button>
  );
  return (
    <Card className="grid gap-3">
      <FoodField onAdd={add} isAsked={photoId !== null} />
      {items.length > 0 && (
        <div
          ref={draft}
          tabIndex={-1}
          role="group"
          aria-label="Your meal so far"
          className="grid scroll-my-4 gap-3 focus:outline-none"
        >
          <MealItems items={items} onChange={setItems} isShort />
          <p className="border-t border-line pt-3 text-small text-fg-2 tabular-nums" aria-live="polite">
            {macrosText(totals)}
          </p>
          <SegmentedControl label="Meal" options={types} value={mealType} onChange={setChosenType} />
          <div className="max-lg:hidden">{logButton}</div>
          {!isHidden && <ShellSlot name="dock">{logButton}</ShellSlot>}
        </div>
      )}
      <Shortcuts onAdd={add} photo={photo} />
    </Card>
  );
}
