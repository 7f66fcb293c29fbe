import { queryOptions } from '@tanstack/react-query';
import { trainingContract } from '../../../../shared/contracts/training';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The session planned for a day that is not over. */
export function dayQuery(date: LocalDate) {
  return queryOptions({
    queryKey: ['training', 'day', date],
    queryFn: ({ signal }) => callEndpoint(trainingContract.readDay, { params: { date } }, signal),
  });
}
