import { useQuery } from '@tanstack/react-query';
import type { PlannedTraining, TrainingToday } from '../../../../shared/contracts/training';
import { profileQuery } from '../../../features/profile/api/profile-query';

/** Today, when there is a session. */
export type PlannedToday = TrainingToday & { session: PlannedTraining };

/** The session Ana planned for today, or null: it is part of the profile. */
export function useToday(): PlannedToday | null {
  const { data: profile } = useQuery(profileQuery());
  const today = profile?.training?.today;
  return today?.session ? { ...today, session: today.session } : null;
}
