import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { FoodLog } from '../../../../shared/contracts/nutrition';
import type { Nutrients } from '../../../../shared/rules/nutrition/nutrients';
import { wholeNutrients } from '../../../../shared/rules/nutrition/whole-parts';
import { timeText } from '../../../lib/date-time-text';
import { useConnection } from '../../../lib/offline/connection';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { IconButton } from '../../../ui/icon-button';
import { MealPicture } from '../photo/meal-picture';
import { mealTypeNames } from '../meal-type-names';
import { kcalText, macrosText } from '../nutrient-text';
import { waitingText } from '../waiting-text';
import { useCopyMeal, useRemoveMeal } from '../use-meals';
import { EditMeal } from './edit-meal';

interface MealListProps {
  meals: readonly FoodLog[];
  timeZone: string;
  isToday: boolean;
  /** Meals the server does not have yet. */
  unsentIds: ReadonlySet<string>;
  /** Those of them that this browser refuses to store. */
  unkeptIds: ReadonlySet<string>;
  onCopied: (meal: FoodLog) => void;
  onRemove: (meal: FoodLog) => void;
}

/** A day's meals in the order they were eaten. */
export function MealList({
  meals,
  timeZone,
  isToday,
  unsentIds,
  unkeptIds,
  onCopied,
  onRemove,
}: MealListProps) {
  const [edited, setEdited] = useState<FoodLog | null>(null);
  const inOrder = meals.toSorted(earlierFirst);
  const shown = wholeNutrients(inOrder.map(({ totals }) => totals));
  return (
    <Card aria-labelledby="meals">
      <CardHeader id="meals" title={isToday ? "Today's meals" : 'Meals that day'} />
      {meals.length === 0 ? (
        <EmptyState title={isToday ? 'Nothing logged yet' : 'Nothing was logged'}>
          {isToday && 'Write what you had, as you would tell a friend.'}
        </EmptyState>
      ) : (
        <ul className="grid" aria-label="Meals">
          {inOrder.map((meal, index) => (
            <MealRow
              key={meal.id}
              meal={meal}
              totals={shown[index] ?? meal.totals}
              timeZone={timeZone}
              isUnsent={unsentIds.has(meal.id)}
              isKept={!unkeptIds.has(meal.id)}
              onEdit={() => setEdited(meal)}
              onCopied={onCopied}
              onRemove={onRemove}
            />
          ))}
        </ul>
      )}
      {edited && <EditMeal key={edited.id} meal={edited} onClose={() => setEdited(null)} />}
    </Card>
  );
}

const earlierFirst = (a: FoodLog, b: FoodLog) => Date.parse(a.loggedAt) - Date.parse(b.loggedAt);

interface MealRowProps {
  meal: FoodLog;
  /** Whole numbers that add up to the day's. */
  totals: Nutrients;
  timeZone: string;
  isUnsent: boolean;
  isKept: boolean;
  onEdit: () => void;
  onCopied: (meal: FoodLog) => void;
  onRemove: (meal: FoodLog) => void;
}

function MealRow({ meal, totals, timeZone, isUnsent, isKept, onEdit, onCopied, onRemove }: MealRowProps) {
  const isConnected = useConnection();
  const { mutate: remove } = useRemoveMeal();
  const { mutate: copy, isPending } = useCopyMeal(onCopied);
  const { mealType, items, loggedAt, photoId } = meal;
  const takeOut = () => {
    onRemove(meal);
    remove(meal);
  };
  const name = mealTypeNames[mealType];
  const at = timeText(new Date(loggedAt), timeZone);
  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-body leading-text">
          <bdi>{name}</bdi> <span className="text-small font-medium text-fg-2 tabular-nums">{at}</span>
        </h3>
        <strong className="font-strong tabular-nums">{kcalText(totals.caloriesKcal)}</strong>
      </div>
      {isUnsent && !isConnected && (
        <p className="text-small leading-text text-cool-text" role="status">
          {waitingText(isKept)}
        </p>
      )}
      <div className="mt-1 flex items-start gap-3">
        {photoId && <MealPicture photoId={photoId} className="size-16 flex-none" />}
        <p className="leading-body">{items.map(({ name: food }) => food).join(', ')}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-small text-fg-2 tabular-nums">{macrosText(totals)}</p>
        <div className="-mr-2 flex">
          <IconButton
            label={`Log ${name} from ${at} again`}
            disabled={isPending || isUnsent}
            onClick={() => copy(meal)}
          >
            <Copy aria-hidden="true" />
          </IconButton>
          <IconButton label={`Edit ${name} from ${at}`} disabled={isUnsent} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
          <IconButton label={`Remove ${name} from ${at}`} disabled={isUnsent} onClick={takeOut}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}
