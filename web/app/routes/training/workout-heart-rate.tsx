import { useQuery } from '@tanstack/react-query';
import type { PastSession } from '../../../../shared/contracts/workouts';
import { PastHeartRate } from '../../../features/heart-rate/components/past-heart-rate';
import { profileQuery } from '../../../features/profile/api/profile-query';

/** The heart rate of a past workout, in the person's zones. */
export function WorkoutHeartRate({ session }: { session: PastSession }) {
  const { data: profile } = useQuery(profileQuery());
  return <PastHeartRate session={session} zones={profile?.training?.heartRate?.zones ?? null} />;
}
