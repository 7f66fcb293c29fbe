import { useQuery } from '@tanstack/react-query';
import { HeartRate } from '../../../features/heart-rate/components/heart-rate';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import type { PlayerHeartProps } from '../../../features/workouts/player-heart';
import { messageOf } from '../../../lib/api/api-error';
import { toast } from '../../../ui/toast';

/** Heart rate over a workout, within the limits of whoever trains, also offline. */
export function WorkoutHeart(props: PlayerHeartProps) {
  const { data: profile } = useQuery(profileQuery());
  const save = useSaveProfile();
  const keep = () =>
    save({ privacy: { keepHeartRate: true } }).catch((error: unknown) =>
      toast.error("I'll only show it this time", messageOf(error, "Your choice couldn't be saved.")),
    );
  return (
    <HeartRate
      {...props}
      guide={profile?.training?.heartRate ?? null}
      keeps={profile?.privacy.keepHeartRate ?? false}
      onKeep={() => void keep()}
    />
  );
}
