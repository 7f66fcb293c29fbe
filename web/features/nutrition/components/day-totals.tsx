import type { ReactNode } from 'react';
import type { NutritionDay } from '../../../../shared/contracts/nutrition';
import { grouped } from '../../../../shared/rules/number-text';
import { Arc } from '../../../ui/arc';
import { Card } from '../../../ui/card';
import { Meter } from '../../../ui/meter';

interface NutrientLineProps {
  label: string;
  eaten: number;
  target: number;
}

function NutrientLine({ label, eaten, target }: NutrientLineProps) {
  const rounded = Math.round(eaten);
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2 text-small leading-snug text-fg-2 tabular-nums">
        {label}
        <span>
          <strong className="font-strong text-fg">{rounded}</strong> of {target} g
        </span>
      </p>
      <Meter
        label={label}
        value={eaten}
        max={target}
        tone="cool"
        valueText={`${rounded} of ${target} grams`}
      />
    </li>
  );
}

/** What the calories are short of the target, or over it. */
function leftOf({ totals, goals }: NutritionDay, isToday: boolean): [kcal: string, unit: string] {
  const left = goals.targetCaloriesKcal - totals.caloriesKcal;
  return [grouped(Math.abs(left)), left < 0 ? 'kcal over' : isToday ? 'kcal left' : 'kcal under'];
}

const mealsText = (count: number) => (count === 1 ? '1 meal logged' : `${count} meals logged`);

interface DayTotalsProps {
  day: NutritionDay;
  /** Opens the targets. */
  tool: ReactNode;
}

/** What is left of the day's targets, in a ring and three bars. */
export function DayTotals({ day, tool }: DayTotalsProps) {
  const { totals, goals, mealsLogged, fibreTargetG } = day;
  const eaten = grouped(totals.caloriesKcal);
  const target = grouped(goals.targetCaloriesKcal);
  const [left, unit] = leftOf(day, day.date === day.today);
  return (
    <Card aria-labelledby="day-totals">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <div className="w-day-arc flex-none">
          <Arc
            value={totals.caloriesKcal}
            max={goals.targetCaloriesKcal}
            tone="cool"
            label={`Calories: ${eaten} of ${target} kcal`}
          >
            <h2 id="day-totals" className="grid justify-items-center leading-none">
              <span className="text-head font-heavy tracking-display tabular-nums">{left}</span>{' '}
              <span className="mt-1 text-small font-medium tracking-normal">{unit}</span>
            </h2>
          </Arc>
        </div>
        <ul className="grid flex-fit gap-3" aria-label="Totals against targets">
          <NutrientLine label="Protein" eaten={totals.proteinG} target={goals.targetProteinG} />
          <NutrientLine label="Carbs" eaten={totals.carbsG} target={goals.targetCarbsG} />
          <NutrientLine label="Fats" eaten={totals.fatsG} target={goals.targetFatsG} />
        </ul>
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3">
        <ul className="grid flex-fit text-small leading-text text-fg-2 tabular-nums">
          <li>{mealsText(mealsLogged)}</li>
          <li>
            {eaten} of {target} kcal
          </li>
          <li>
            Fiber {Math.round(totals.fibreG)} of {fibreTargetG} g
          </li>
        </ul>
        {tool}
      </div>
    </Card>
  );
}
