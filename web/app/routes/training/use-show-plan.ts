import { useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { profileQuery } from '../../../features/profile/api/profile-query';

const { queryKey } = profileQuery();

/** Shows a new plan's week; today's session may have appeared or gone with it. */
export function useShowPlan() {
  const queries = useQueryClient();
  return ({ week }: TrainingPlan) => {
    queries.setQueryData(
      queryKey,
      (known) => known && { ...known, training: known.training && { ...known.training, week } },
    );
    void queries.invalidateQueries({ queryKey });
  };
}
