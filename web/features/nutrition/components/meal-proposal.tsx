import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { ProposedMeal } from '../../../../shared/contracts/coach';
import { sumOfNutrients } from '../../../../shared/rules/nutrition/nutrients';
import { calendarDayText } from '../../../lib/date-time-text';
import { waitingText } from '../waiting-text';
import { useConnection } from '../../../lib/offline/connection';
import { Button } from '../../../ui/button';
import { nutritionDayQuery } from '../api/nutrition-queries';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { useLogProposal } from '../use-log-proposal';

interface MealProposalProps {
  /** The reply's id; the meal is logged under it, so only once. */
  id: string;
  meal: ProposedMeal;
}

/** A meal as the coach understood it; logged when the person confirms. */
export function MealProposal({ id, meal }: MealProposalProps) {
  const heading = useId();
  const { date, mealType, items } = meal;
  const { data: day, isPending } = useQuery(nutritionDayQuery(date));
  const isConnected = useConnection();
  const { log, isOnItsWay, isKept } = useLogProposal(id, meal);
  const isStored = day?.meals.some((each) => each.id === `${date}-${id}`) ?? false;
  const totals = sumOfNutrients(items.map(({ nutrients }) => nutrients));
  return (
    <article
      className="grid w-full max-w-md gap-3 rounded-lg border border-line bg-surface-1 p-4"
      aria-labelledby={heading}
    >
      <header className="grid">
        <b id={heading} className="text-lead leading-snug">
          {mealTypeNames[mealType]}
          {day && date !== day.today && ` · ${calendarDayText(date, day.today)}`}
        </b>
        <small className="text-small text-fg-2 tabular-nums">
          {kcalText(totals.caloriesKcal)} · {macrosText(totals)}
        </small>
      </header>
      <ul className="grid gap-1 text-small leading-text">
        {items.map(({ foodId, name, grams, nutrients }, index) => (
          <li key={`${foodId} ${index}`} className="flex items-baseline justify-between gap-3">
            <span>
              <bdi>{name}</bdi> <small className="text-fg-2 tabular-nums">{grams} g</small>
            </span>
            <span className="flex-none text-fg-2 tabular-nums">{kcalText(nutrients.caloriesKcal)}</span>
          </li>
        ))}
      </ul>
      {isStored || isOnItsWay ? (
        <p className="text-small font-semibold text-go-text" role="status">
          {isStored || isConnected ? 'Logged' : waitingText(isKept)}
        </p>
      ) : (
        <Button variant="quiet" busy={isPending} onClick={log}>
          Log it
        </Button>
      )}
    </article>
  );
}
