import { useState } from 'react';
import { SkeletonView } from '../../../features/pose/skeleton-view';
import { usePoseCamera } from '../../../features/pose/use-pose-camera';
import type { CounterProps } from '../../../features/workouts/counting/counter-props';
import { ExerciseCounter } from '../../../features/workouts/counting/exercise-counter';

// Whatever measures loads together: one file for the page to name, and to fetch ahead.
export { WorkoutHeart } from './workout-heart';

/** The camera for counting: nothing loads until the person asks for it, and it is released however the workout ends. */
export function WorkoutCounter(props: CounterProps) {
  const [isAsked, setAsked] = useState(false);
  const camera = usePoseCamera(isAsked);
  return (
    <ExerciseCounter
      {...props}
      camera={camera}
      picture={<SkeletonView camera={camera} />}
      isAsked={isAsked}
      onAsk={() => setAsked(true)}
    />
  );
}
