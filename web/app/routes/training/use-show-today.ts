import { useQueryClient } from '@tanstack/react-query';
import type { TrainingToday } from '../../../../shared/contracts/training';
import { profileQuery } from '../../../features/profile/api/profile-query';

const { queryKey } = profileQuery();

/** Shows another session as today's right away: it is part of the profile. */
export function useShowToday() {
  const queries = useQueryClient();
  return (today: TrainingToday) => {
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, training: known.training && { ...known.training, today } },
    );
  };
}
