import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import type { NutritionDay } from '../../../../shared/contracts/nutrition';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { messageOf } from '../../../lib/api/api-error';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { useConnection } from '../../../lib/offline/connection';
import { useToday } from '../../../lib/today';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { nutritionDayQuery } from '../api/nutrition-queries';
import { logToday } from '../log-day';
import { dayWith } from '../show-day';
import { useDayWithUnsent } from '../use-day-with-unsent';
import { DayLog } from './day-log';
import { DaySwitch } from './day-switch';
import { DayTotals } from './day-totals';
import { EditGoals } from './edit-goals';
import { HistoryCard } from './history-card';
import { RecommendationsCard } from './recommendations-card';
import { WaterCard } from './water-card';

interface NutritionScreenProps {
  /** The person's own day. */
  timeZone: string;
  /** Opens the chat about food; after the meals. */
  chat?: ReactNode;
}

/** A day of meals: what is left, logging, meals, water, and suggestions. */
export function NutritionScreen({ timeZone, chat }: NutritionScreenProps) {
  const [chosen, setChosen] = useState<LocalDate | 'today'>('today');
  const { data, error, refetch, isFetching } = useQuery(nutritionDayQuery(chosen));
  // The photo's place depends on it; when it fails, nothing waits for it.
  const { isFetched, isLoading, failureCount } = useQuery(capabilitiesQuery());
  const isAsking = isLoading && !isFetched && failureCount === 0;
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
      <div className="w-full">
        <ErrorState
          title="Your meals didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      </div>
    );
  if (!day || isAsking)
    return (
      <div className="w-full">
        <SkeletonRows count={8} label="Loading your meals" />
      </div>
    );
  const choose = (date: LocalDate) => setChosen(date === day.today ? 'today' : date);
  return (
    <>
      <DaySwitch date={day.date} today={day.today} onChange={choose} />
      <Day key={day.date} day={day} timeZone={timeZone} chat={chat} onChoose={choose} />
    </>
  );
}

interface DayProps extends NutritionScreenProps {
  day: NutritionDay;
  onChoose: (date: LocalDate) => void;
}

function Day({ day: stored, timeZone, chat, onChoose }: DayProps) {
  const { day, unsentIds, unkeptIds, refusedIds } = useDayWithUnsent(stored);
  const isToday = day.date === day.today;
  const dayNow = () => (isToday ? logToday(timeZone) : { date: day.date });
  return (
    <div className="grid w-full items-start gap-3 md:grid-cols-2 md:gap-4 lg:grid-cols-1 xl:grid-cols-2">
      <div className="grid min-w-0 gap-3 md:gap-4">
        <DayTotals day={day} tool={<EditGoals goals={day.goals} />} />
        <DayLog
          day={day}
          timeZone={timeZone}
          isToday={isToday}
          unsentIds={unsentIds}
          unkeptIds={unkeptIds}
          refusedIds={refusedIds}
          dayNow={dayNow}
        />
        {chat}
      </div>
      <div className="grid min-w-0 gap-3 md:gap-4">
        <WaterCard day={day} unsentIds={unsentIds} dayNow={dayNow} />
        <RecommendationsCard {...day} />
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
