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
    <li className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="text-fg-2">{label}</span>
        <span className="text-fg-2 tabular-nums">
          <strong className="font-strong text-fg">{rounded} g</strong> of {target} g
        </span>
      </div>
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

function leftText({ totals, goals }: NutritionDay, isToday: boolean): string {
  const left = goals.targetCaloriesKcal - totals.caloriesKcal;
  if (left < 0) return `${grouped(-left)} kcal over`;
  return isToday ? `${grouped(left)} kcal left today` : `${grouped(left)} kcal under the target`;
}

const mealsText = (count: number) => (count === 1 ? '1 meal logged' : `${count} meals logged`);

interface DayTotalsProps {
  day: NutritionDay;
  /** Opens the targets. */
  tool: ReactNode;
}

/** The day's totals against its targets. */
export function DayTotals({ day, tool }: DayTotalsProps) {
  const { totals, goals, mealsLogged, fibreTargetG } = day;
  const { targetCaloriesKcal } = goals;
  return (
    <Card aria-labelledby="day-totals">
      <div className="flex flex-wrap items-center gap-5">
        <div className="w-day-arc flex-none">
          <Arc
            value={totals.caloriesKcal}
            max={targetCaloriesKcal}
            tone="cool"
            label={`Calories: ${grouped(totals.caloriesKcal)} of ${grouped(targetCaloriesKcal)} kcal`}
          >
            <span className="grid justify-items-center leading-none">
              <strong className="text-head font-heavy tracking-display tabular-nums lg:text-display">
                {grouped(totals.caloriesKcal)}
              </strong>
              <span className="mt-1 text-small text-fg-2">of {grouped(targetCaloriesKcal)} kcal</span>
            </span>
          </Arc>
        </div>
        <div className="grid flex-fit justify-items-start gap-1">
          <h2 id="day-totals" className="text-title">
            {leftText(day, day.date === day.today)}
          </h2>
          <p className="text-fg-2">{mealsText(mealsLogged)}</p>
          {tool}
        </div>
      </div>
      <ul className="mt-5 grid gap-4" aria-label="Totals against targets">
        <NutrientLine label="Protein" eaten={totals.proteinG} target={goals.targetProteinG} />
        <NutrientLine label="Carbs" eaten={totals.carbsG} target={goals.targetCarbsG} />
        <NutrientLine label="Fats" eaten={totals.fatsG} target={goals.targetFatsG} />
        <NutrientLine label="Fiber" eaten={totals.fibreG} target={fibreTargetG} />
      </ul>
    </Card>
  );
}
