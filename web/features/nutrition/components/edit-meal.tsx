import { useState } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { mealTypes } from '../../../../shared/rules/nutrition/meal-types';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { SegmentedControl } from '../../../ui/segmented-control';
import { draftOfLogged, mealItemsOf } from '../draft-item';
import { mealTypeNames } from '../meal-type-names';
import { useChangeMeal } from '../use-meals';
import { FoodField } from './food-field';
import { MealItems } from './meal-items';

const types = mealTypes.map((value) => ({ value, label: mealTypeNames[value] }));

/** Edits a logged meal: its foods, amounts, and type. */
export function EditMeal({ meal, onClose }: { meal: FoodLog; onClose: () => void }) {
  const [items, setItems] = useState(() => meal.items.map(draftOfLogged));
  const [mealType, setMealType] = useState(meal.mealType);
  const { mutate, isPending } = useChangeMeal(onClose);
  const sent = items.length > 0 ? mealItemsOf(items) : null;
  const save = () => sent && mutate({ id: meal.id, mealType, items: sent });
  return (
    <Dialog open onOpenChange={onClose} title={`Edit ${mealTypeNames[meal.mealType].toLowerCase()}`}>
      <div className="grid gap-4">
        <SegmentedControl label="Meal" options={types} value={mealType} onChange={setMealType} />
        <MealItems items={items} onChange={setItems} />
        {items.length === 0 && (
          <p className="text-fg-2">A meal has at least one food. Remove the meal instead.</p>
        )}
        <FoodField onAdd={(more) => setItems((before) => [...before, ...more])} />
        <DialogActions>
          <Button
            variant="go"
            size="lg"
            wide
            busy={isPending}
            busyLabel="Saving"
            disabled={!sent}
            onClick={save}
          >
            Save
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
