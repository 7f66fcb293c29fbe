import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { nutritionContract } from '../../../../shared/contracts/nutrition';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { NutritionGoals } from '../../../../shared/rules/nutrition/goals';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Prefix of all keys for meals, drinks, and targets. */
export const nutritionKey = ['nutrition'] as const;

/** One day; 'today' is in the person's time zone. */
export function nutritionDayQuery(date: LocalDate | 'today') {
  return queryOptions({
    queryKey: [...nutritionKey, 'day', date],
    queryFn: ({ signal }) => callEndpoint(nutritionContract.readDay, { params: { date } }, signal),
  });
}

/** The days of a period that have entries. */
export function nutritionDaysQuery(from: LocalDate, to: LocalDate) {
  return queryOptions({
    queryKey: [...nutritionKey, 'days', from, to],
    queryFn: ({ signal }) => callEndpoint(nutritionContract.listDays, { query: { from, to } }, signal),
    placeholderData: keepPreviousData,
  });
}

/** Foods matching a query; the previous results stay until new ones arrive. */
export function foodSearchQuery(q: string) {
  return queryOptions({
    queryKey: ['foods', q],
    queryFn: ({ signal }) => callEndpoint(nutritionContract.searchFoods, { query: { q, limit: 12 } }, signal),
    enabled: q.length > 1,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** Recent and frequent foods. */
export function recentFoodsQuery() {
  return queryOptions({
    queryKey: [...nutritionKey, 'recent'],
    queryFn: ({ signal }) => callEndpoint(nutritionContract.listRecentFoods, {}, signal),
  });
}

/** The targets, and what the profile suggests for an activity level. */
export function nutritionGoalsQuery(activityLevel?: NutritionGoals['activityLevel']) {
  return queryOptions({
    queryKey: [...nutritionKey, 'goals', activityLevel ?? null],
    queryFn: ({ signal }) =>
      callEndpoint(nutritionContract.readGoals, { query: activityLevel ? { activityLevel } : {} }, signal),
    placeholderData: keepPreviousData,
  });
}
