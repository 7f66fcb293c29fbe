import { Card, CardHeader } from '../../../ui/card';
import type { OfflineWorkout } from '../use-saved-clips';
import { OfflineWorkoutRow } from './offline-workout-row';

/** Chooses whose clips stay on this device. Without a browser cache there is nothing to choose. */
export function OfflineWorkouts({ workouts }: { workouts: readonly OfflineWorkout[] }) {
  if (!('caches' in window)) return null;
  return (
    <Card aria-labelledby="offline-workouts">
      <CardHeader
        id="offline-workouts"
        title="Train without a connection"
        note="Save a workout's clips on this device. The timer works offline either way."
      />
      <ul className="grid grid-cols-fit-row gap-x-6 gap-y-1">
        {workouts.map((workout) => (
          <OfflineWorkoutRow key={workout.key} workout={workout} />
        ))}
      </ul>
    </Card>
  );
}
