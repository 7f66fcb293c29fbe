import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { FoodLog, NutritionDay } from '../../../../shared/contracts/nutrition';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { mealTypeAt } from '../../../../shared/rules/nutrition/meal-types';
import { messageOf } from '../../../lib/api/api-error';
import { serverNow } from '../../../lib/clock';
import { hourIn } from '../../../lib/date-time-text';
import { useConnection } from '../../../lib/offline/connection';
import { useToday } from '../../../lib/today';
import { ErrorState } from '../../../ui/error-state';
import { Card } from '../../../ui/card';
import { SkeletonRows } from '../../../ui/skeleton';
import { nutritionDayQuery } from '../api/nutrition-queries';
import { logToday } from '../log-day';
import { dayWith } from '../show-day';
import { useDayWithUnsent } from '../use-day-with-unsent';
import { AddMeal } from './add-meal';
import { DaySwitch } from './day-switch';
import { DayTotals } from './day-totals';
import { EditGoals } from './edit-goals';
import { GoalsOffer } from './goals-offer';
import { HistoryCard } from './history-card';
import { LoggedMeal } from './logged-meal';
import { MealList } from './meal-list';
import { RecommendationsCard } from './recommendations-card';
import { WaterCard } from './water-card';

const MealPhoto = lazy(async () => ({ default: (await import('../photo/meal-photo')).MealPhoto }));
const AnalysedMeal = lazy(async () => ({ default: (await import('../photo/analysed-meal')).AnalysedMeal }));

interface NutritionScreenProps {
  /** The person's own day. */
  timeZone: string;
}

/** A day of meals: totals, logging, meals, water, and suggestions. */
export function NutritionScreen({ timeZone }: NutritionScreenProps) {
  const [chosen, setChosen] = useState<LocalDate | 'today'>('today');
  const { data, error, refetch, isFetching } = useQuery(nutritionDayQuery(chosen));
  const today = useToday(timeZone);
  const isBehind = data !== undefined && data.today < today;
  useEffect(() => {
    if (isBehind) void refetch();
  }, [isBehind, refetch]);
  // The cached day may be an earlier one, and the server cannot be reached.
  const isOld = !useConnection() && isBehind;
  const shown = isOld && chosen === 'today' ? dayWith({ ...data, date: today }, [], []) : data;
  const day = shown && isOld ? { ...shown, today } : shown;
  if (!day && error)
    return (
      <ErrorState title="Your meals didn't load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  if (!day) return <SkeletonRows count={8} label="Loading your meals" />;
  const choose = (date: LocalDate) => setChosen(date === day.today ? 'today' : date);
  return (
    <>
      <DaySwitch date={day.date} today={day.today} onChange={choose} />
      <Day key={day.date} day={day} timeZone={timeZone} onChoose={choose} />
    </>
  );
}

interface DayProps {
  day: NutritionDay;
  timeZone: string;
  onChoose: (date: LocalDate) => void;
}

function Day({ day: stored, timeZone, onChoose }: DayProps) {
  const { day, unsentIds, refusedIds } = useDayWithUnsent(stored);
  const [logged, setLogged] = useState<FoodLog | null>(null);
  const [photoId, setPhotoId] = useState<string | null>(null);
  const isToday = day.date === day.today;
  // Its current state: it may have been edited since.
  const currentOf = (meal: FoodLog) => day.meals.find(({ id }) => id === meal.id) ?? meal;
  // Foods added meanwhile stay.
  const [copied, setCopied] = useState<FoodLog | null>(null);
  const isRefused = logged !== null && refusedIds.some((id) => logged.id.endsWith(id));
  const shown = isRefused ? null : (logged ?? copied);
  const show = (meal: FoodLog) => {
    setLogged(meal);
    setPhotoId(null);
  };
  const logAnother = () => {
    setLogged(null);
    setCopied(null);
  };
  const dayNow = () => (isToday ? logToday(timeZone) : { date: day.date });
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-2 lg:grid-rows-top-rest">
      <div className="grid content-start gap-3 md:gap-4">
        {shown && <Logged key={shown.id} meal={currentOf(shown)} onAnother={logAnother} />}
        {(!logged || isRefused) && (
          <div className={copied ? 'hidden' : 'contents'}>
            {isToday && (
              <Suspense fallback={<Card className="min-h-picture" />}>
                <MealPhoto onAnalysed={show} onKept={setPhotoId} />
              </Suspense>
            )}
            <AddMeal
              dayNow={dayNow}
              usualType={mealTypeAt(hourIn(timeZone, serverNow()))}
              photoId={photoId}
              onLogged={show}
            />
          </div>
        )}
        <MealList
          meals={day.meals}
          timeZone={timeZone}
          isToday={isToday}
          unsentIds={unsentIds}
          onCopied={(meal) => isToday && setCopied(meal)}
        />
      </div>
      <div className="grid content-start gap-3 md:gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
        <DayTotals day={day} tool={<EditGoals goals={day.goals} />} />
        {isToday && <GoalsOffer />}
        <WaterCard day={day} unsentIds={unsentIds} dayNow={dayNow} />
        <RecommendationsCard {...day} />
      </div>
      <div className="lg:col-start-1">
        <HistoryCard
          date={day.date}
          today={day.today}
          targetKcal={day.goals.targetCaloriesKcal}
          onChoose={onChoose}
        />
      </div>
    </div>
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
