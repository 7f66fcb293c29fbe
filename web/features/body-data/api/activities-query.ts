import { infiniteQueryOptions } from '@tanstack/react-query';
import { bodyDataEndpoints } from '../../../../shared/contracts/body-data';
import { earliestDate } from '../../../../shared/rules/activity-limits';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { bodyDataKey } from './body-days-query';

/** The longest range that the server answers. */
const mostDays = 400;

interface Range {
  from: LocalDate;
  to: LocalDate;
}

const rangeUntil = (to: LocalDate): Range => ({ from: addDays(to, 1 - mostDays), to });

/** Ranges that cover all days from `from` to `to`, newest first. */
export function rangesBetween(from: LocalDate, to: LocalDate): Range[] {
  const ranges: Range[] = [];
  for (let until = to; until >= from; until = addDays(until, -mostDays)) ranges.push(rangeUntil(until));
  return ranges;
}

export function readActivities(range: Range, signal?: AbortSignal) {
  return callEndpoint(bodyDataEndpoints.listActivities, { query: range }, signal);
}

/** Activities outside of the product, newest first, a range of days at a time. */
export function activitiesQuery(today: LocalDate) {
  return infiniteQueryOptions({
    queryKey: [...bodyDataKey, 'activities', today],
    // A day ahead: it may be tomorrow already where one was recorded.
    initialPageParam: rangeUntil(addDays(today, 1)),
    queryFn: async ({ signal, pageParam }) => ({
      ...(await readActivities(pageParam, signal)),
      from: pageParam.from,
    }),
    getNextPageParam: (_, __, { from }) => (from > earliestDate ? rangeUntil(addDays(from, -1)) : undefined),
  });
}

export function removeActivity(id: string) {
  return callEndpoint(bodyDataEndpoints.removeActivity, { params: { id } });
}
