import { queryOptions } from '@tanstack/react-query';
import { bodyDataEndpoints } from '../../../../shared/contracts/body-data';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export const bodyDataKey = ['body-data'] as const;

/** Steps, weight, and resting heart rate of the days from `from` to `to`. */
export function bodyDaysQuery(from: LocalDate, to: LocalDate) {
  return queryOptions({
    queryKey: [...bodyDataKey, 'days', from, to],
    queryFn: ({ signal }) => callEndpoint(bodyDataEndpoints.readBodyDays, { query: { from, to } }, signal),
  });
}
