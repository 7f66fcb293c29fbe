import { useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { profileQuery } from '../../../features/profile/api/profile-query';

const { queryKey } = profileQuery();

/** Shows the week of a plan made anew; today's session may have come or gone with it. */
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
