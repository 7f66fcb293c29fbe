import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { keptCaches } from '../../../lib/kept-storage';
import { Card } from '../../../ui/card';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { OfflineWorkout } from '../use-saved-clips';
import { OfflineWorkoutRow } from './offline-workout-row';

/** Chooses whose clips stay on this device. Without a browser cache there is nothing to choose. */
export function OfflineWorkouts({ workouts }: { workouts: readonly OfflineWorkout[] }) {
  const [told, setTold] = useState('');
  if (!keptCaches()) return null;
  return (
    <Card className="py-2" aria-labelledby="offline-workouts">
      <details className="group">
        <summary className="flex min-h-tap cursor-pointer list-none items-center justify-between gap-3">
          <h2 id="offline-workouts" className="text-body">
            Train without a connection
          </h2>
          <ChevronDown className="size-icon flex-none text-fg-2 group-open:rotate-180" aria-hidden="true" />
        </summary>
        <p className="pb-2 text-small leading-body text-fg-2">
          Save a workout's clips on this device. The timer works offline either way.
        </p>
        <ul className="grid grid-cols-fit-row gap-x-6 gap-y-1">
          {workouts.map((workout) => (
            <OfflineWorkoutRow key={workout.key} workout={workout} onTell={setTold} />
          ))}
        </ul>
        <VisuallyHidden live="polite">{told}</VisuallyHidden>
      </details>
    </Card>
  );
}
