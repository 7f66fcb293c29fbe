import { useEffect, useRef } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';

/** The meal that was just logged. */
export function LoggedMeal({ meal, onAnother }: { meal: FoodLog; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mealType, totals } = meal;
  return (
    <Card aria-labelledby="logged-meal">
      <h2 id="logged-meal" ref={heading} tabIndex={-1} className="text-title focus:outline-none">
        {mealTypeNames[mealType]} logged
      </h2>
      <p className="mt-1 text-fg-2 tabular-nums">
        <strong className="font-strong text-fg">{kcalText(totals.caloriesKcal)}</strong> ·{' '}
        {macrosText(totals)}
      </p>
      <Button className="mt-3" variant="line" wide onClick={onAnother}>
        Log Another Meal
      </Button>
    </Card>
  );
}
