import { useEffect, useRef, useState } from 'react';
import type { FoodLog, LoggedItem } from '../../../../shared/contracts/nutrition';
import type { Nutrients } from '../../../../shared/rules/nutrition/nutrients';
import { wholeNutrients } from '../../../../shared/rules/nutrition/whole-parts';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EditMeal } from '../components/edit-meal';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { MealPicture } from './meal-picture';

interface AnalysedMealProps {
  meal: FoodLog;
  photoId: string;
  onAnother: () => void;
}

/** The calorie range of all items together; null if one did not come from a photo. */
function rangeOf(items: readonly LoggedItem[]): { low: number; high: number } | null {
  const ranges = items.flatMap(({ rangeKcal }) => rangeKcal ?? []);
  if (ranges.length === 0 || ranges.length < items.length) return null;
  return {
    low: ranges.reduce((sum, { low }) => sum + low, 0),
    high: ranges.reduce((sum, { high }) => sum + high, 0),
  };
}

/** The foods recognized in a photo, as logged, with how sure that is. */
export function AnalysedMeal({ meal, photoId, onAnother }: AnalysedMealProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isEdited, setIsEdited] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  const { mealType, totals, items } = meal;
  const range = rangeOf(items);
  const shown = wholeNutrients(items.map(({ nutrients }) => nutrients));
  return (
    <Card aria-labelledby="analysed-meal">
      <MealPicture photoId={photoId} className="mb-4 aspect-4/3" />
      <h2 id="analysed-meal" ref={heading} tabIndex={-1} className="text-title focus:outline-none">
        {mealTypeNames[mealType]} logged
      </h2>
      <p className="mt-1 text-fg-2 tabular-nums">
        <strong className="font-strong text-fg">{kcalText(totals.caloriesKcal)}</strong> ·{' '}
        {macrosText(totals)}
      </p>
      {range && (
        <p className="mt-1 text-small text-fg-2 tabular-nums">
          An estimate from a photo: between {kcalText(range.low)} and {kcalText(range.high)}.
        </p>
      )}
      <h3 className="mt-4 mb-1 text-small text-fg-2">Foods in your photo</h3>
      <ul className="grid" aria-label="Foods in your photo">
        {items.map((item, index) => (
          <SeenItem key={index} item={item} nutrients={shown[index] ?? item.nutrients} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3 *:flex-1 *:whitespace-nowrap">
        <Button size="lg" onClick={() => setIsEdited(true)}>
          Edit
        </Button>
        <Button variant="go" size="lg" onClick={onAnother}>
          Log Another Meal
        </Button>
      </div>
      {isEdited && <EditMeal meal={meal} onClose={() => setIsEdited(false)} />}
    </Card>
  );
}

interface SeenItemProps {
  item: LoggedItem;
  /** Whole numbers that add up to the meal's. */
  nutrients: Nutrients;
}

function SeenItem({ item: { name, grams, source }, nutrients }: SeenItemProps) {
  return (
    <li className="grid gap-x-3 border-t border-line py-2 first:border-t-0">
      <p className="flex flex-wrap items-center gap-x-2 leading-text font-strong">
        {name}
        <Badge tone={source === 'USDA' ? 'cool' : 'warm'}>{source}</Badge>
        <span className="ml-auto tabular-nums">{kcalText(nutrients.caloriesKcal)}</span>
      </p>
      <p className="text-small leading-text text-fg-2 tabular-nums">
        {grams === null ? 'No amount' : `${Math.round(grams)} g`} · {macrosText(nutrients)}
      </p>
    </li>
  );
}
