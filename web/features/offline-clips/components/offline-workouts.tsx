import { Card, CardHeader } from '../../../ui/card';
import type { OfflineWorkout } from '../use-saved-clips';
import { OfflineWorkoutRow } from './offline-workout-row';
import './offline-workouts.css';

/** Chooses whose clips stay on this device. Without a cache in the browser there is nothing to choose. */
export function OfflineWorkouts({ workouts }: { workouts: readonly OfflineWorkout[] }) {
  if (!('caches' in window)) return null;
  return (
    <Card className="offline-workouts" aria-labelledby="offline-workouts">
      <CardHeader
        id="offline-workouts"
        title="Train without a connection"
        note="Save the clips of a workout on this device. The timer works offline either way."
      />
      <ul>
        {workouts.map((workout) => (
          <OfflineWorkoutRow key={workout.key} workout={workout} />
        ))}
      </ul>
    </Card>
  );
}
