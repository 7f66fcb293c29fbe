import { lazy, Suspense, useState } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import { mealTypes, type MealType } from '../../../../shared/rules/nutrition/meal-types';
import type { DayPhoto } from '../photo/use-day-photo';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { SegmentedControl } from '../../../ui/segmented-control';
import { ShellSlot } from '../../../ui/shell-slots';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { addedText } from '../added-text';
import type { LogDay } from '../log-day';
import { mealItemsOf, nutrientsOfDraft, type DraftItem } from '../draft-item';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { useInView } from '../use-in-view';
import { useLogMeal } from '../use-meals';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';
import { Shortcuts } from './shortcuts';

const MealPhoto = lazy(async () => ({ default: (await import('../photo/meal-photo')).MealPhoto }));

interface AddMealProps {
  /** The day to log to, evaluated when logging. */
  dayNow: () => LogDay;
  timeZone: string;
  /** The default meal type. */
  usualType: MealType;
  /** Its photo, whose name starts with the ID the meal will get. */
  photo: DayPhoto;
  /** Something else is shown in its place, and what was begun is kept. */
  isHidden: boolean;
  onAnalysed: (meal: FoodLog) => void;
  onLogged: (meal: FoodLog) => void;
}

const types = mealTypes.map((value) => ({ value, label: mealTypeNames[value] }));

/** A meal from a food name, a sentence, or an earlier meal: checked food by food, then logged. */
export function AddMeal({
  dayNow,
  timeZone,
  usualType,
  photo,
  isHidden,
  onAnalysed,
  onLogged,
}: AddMealProps) {
  const [items, setItems] = useState<DraftItem[]>([]);
  const [chosenType, setChosenType] = useState<MealType | null>(null);
  const logMeal = useLogMeal((meal) => {
    setItems([]);
    setChosenType(null);
    onLogged(meal);
  });
  const draft = useInView<HTMLDivElement>(items.length);
  const [said, setSaid] = useState('');
  const add = (more: DraftItem[]) => {
    setItems((before) => [...before, ...more]);
    setSaid(addedText(more));
  };
  const mealType = chosenType ?? usualType;
  const totals = sumOfNutrients(items.map(nutrientsOfDraft).filter((each) => each !== null));
  const { photoId = null, isSaving = false } = photo.own ?? {};
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
      busy={isSaving}
      busyLabel="Saving your photo"
      // An amount being typed keeps the focus until the tap ends: losing it would move the bar from under the finger.
      onClick={log}
    >
      Log {mealTypeNames[mealType].toLowerCase()} · {kcalText(totals.caloriesKcal)}
    </Button>
  );
  return (
    <Card className="grid gap-3">
      {photo.isShown && (
        <Suspense fallback={<div className="min-h-glimpse" />}>
          <MealPhoto
            isAsked={photo.isAsked}
            isDescribed={items.length > 0}
            onAnalysed={onAnalysed}
            onPhoto={photo.set}
          />
        </Suspense>
      )}
      <FoodField
        onAdd={add}
        label={photo.isTold ? "What's on the plate?" : undefined}
        isAsked={photo.own !== null && photo.chip !== null}
      />
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
      <VisuallyHidden live="polite">{items.length > 0 && said}</VisuallyHidden>
      <Shortcuts onAdd={add} photo={photo.chip} />
    </Card>
  );
}
