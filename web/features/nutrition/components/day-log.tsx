import { lazy, Suspense, useState } from 'react';
import type { FoodLog, NutritionDay } from '../../../../shared/contracts/nutrition';
import { mealTypeAt } from '../../../../shared/rules/nutrition/meal-types';
import { serverNow } from '../../../lib/clock';
import { hourOf } from '../../../../shared/rules/hour-of';
import { Card } from '../../../ui/card';
import type { LogDay } from '../log-day';
import { useDayPhoto } from '../photo/use-day-photo';
import { AddMeal } from './add-meal';
import { LoggedMeal } from './logged-meal';
import { MealList } from './meal-list';

const AnalysedMeal = lazy(async () => ({ default: (await import('../photo/analysed-meal')).AnalysedMeal }));

interface DayLogProps {
  day: NutritionDay;
  timeZone: string;
  isToday: boolean;
  /** Meals the server does not have yet. */
  unsentIds: ReadonlySet<string>;
  unkeptIds: ReadonlySet<string>;
  refusedIds: readonly string[];
  dayNow: () => LogDay;
}

/** Logging, what was just logged, and the meals. */
export function DayLog({ day, timeZone, isToday, unsentIds, unkeptIds, refusedIds, dayNow }: DayLogProps) {
  const [logged, setLogged] = useState<FoodLog | null>(null);
  // Foods added meanwhile stay.
  const [copied, setCopied] = useState<FoodLog | null>(null);
  const photo = useDayPhoto(isToday);
  const isRefused = logged !== null && refusedIds.some((id) => logged.id.endsWith(id));
  const shown = isRefused ? null : (logged ?? copied);
  const show = (meal: FoodLog) => {
    setLogged(meal);
    photo.close();
  };
  const logAnother = () => {
    setLogged(null);
    setCopied(null);
  };
  const forget = ({ id }: FoodLog) => {
    if (logged?.id === id) setLogged(null);
    if (copied?.id === id) setCopied(null);
  };
  return (
    <>
      {shown && (
        // Its current state: it may have been edited since.
        <Logged
          key={shown.id}
          meal={day.meals.find(({ id }) => id === shown.id) ?? shown}
          onAnother={logAnother}
        />
      )}
      {(!logged || isRefused) && (
        <div className={copied ? 'hidden' : 'contents'}>
          <AddMeal
            dayNow={dayNow}
            timeZone={timeZone}
            usualType={mealTypeAt(hourOf(serverNow(), timeZone))}
            photo={photo}
            onAnalysed={show}
            isHidden={copied !== null}
            onLogged={show}
          />
        </div>
      )}
      <MealList
        meals={day.meals}
        timeZone={timeZone}
        isToday={isToday}
        unsentIds={unsentIds}
        unkeptIds={unkeptIds}
        onCopied={(meal) => isToday && setCopied(meal)}
        onRemove={forget}
      />
    </>
  );
}

function Logged({ meal, onAnother }: { meal: FoodLog; onAnother: () => void }) {
  const { photoId } = meal;
  if (!photoId) return <LoggedMeal meal={meal} onAnother={onAnother} />;
  return (
    <Suspense fallback={<Card className="min-h-glimpse" />}>
      <AnalysedMeal meal={meal} photoId={photoId} onAnother={onAnother} />
    </Suspense>
  );
}
