import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FoodLog, NutritionDay } from '../../../../shared/contracts/nutrition';
import type { LocalDate } from '../../../../shared/domain/local-date';
import { mealTypeAt } from '../../../../shared/domain/nutrition/meal-types';
import { messageOf } from '../../../lib/api/api-error';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { nutritionDayQuery } from '../api/nutrition-queries';
import { AddMeal } from './add-meal';
import { DaySwitch } from './day-switch';
import { DayTotals } from './day-totals';
import { LoggedMeal } from './logged-meal';
import { MealList } from './meal-list';
import { RecommendationsCard } from './recommendations-card';
import { WaterCard } from './water-card';

interface NutritionScreenProps {
  /** The person's own. */
  timeZone: string;
}

const hourIn = (timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(new Date()),
  );

/** A day of meals: totals, logging, what was eaten, water and what could come next. */
export function NutritionScreen({ timeZone }: NutritionScreenProps) {
  const [chosen, setChosen] = useState<LocalDate | 'today'>('today');
  const { data: day, error, refetch, isFetching } = useQuery(nutritionDayQuery(chosen));
  if (!day && error)
    return (
      <ErrorState title="Your meals didn't load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  if (!day) return <SkeletonRows count={8} label="Loading your meals" />;
  return (
    <>
      <DaySwitch
        date={day.date}
        today={day.today}
        onChange={(date) => setChosen(date === day.today ? 'today' : date)}
      />
      <Day key={day.date} day={day} timeZone={timeZone} />
    </>
  );
}

function Day({ day, timeZone }: { day: NutritionDay; timeZone: string }) {
  const [logged, setLogged] = useState<FoodLog | null>(null);
  const isToday = day.date === day.today;
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-2">
      <div className="grid content-start gap-3 md:gap-4">
        {logged ? (
          <LoggedMeal meal={logged} onAnother={() => setLogged(null)} />
        ) : (
          <AddMeal date={day.date} usualType={mealTypeAt(hourIn(timeZone))} onLogged={setLogged} />
        )}
        <MealList meals={day.meals} timeZone={timeZone} isToday={isToday} />
      </div>
      <div className="grid content-start gap-3 md:gap-4">
        <DayTotals day={day} tool={null} />
        <WaterCard day={day} />
        <RecommendationsCard {...day} />
      </div>
    </div>
  );
}
