import { queryOptions } from '@tanstack/react-query';
import { exercisesContract } from '../../../../shared/contracts/exercises';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The whole library, ordered by name; the same for everyone. */
export function exercisesQuery() {
  return queryOptions({
    queryKey: ['exercises'],
    queryFn: async ({ signal }) => {
      const { exercises } = await callEndpoint(exercisesContract.listExercises, {}, signal);
      return exercises;
    },
    staleTime: 5 * 60_000,
  });
}
