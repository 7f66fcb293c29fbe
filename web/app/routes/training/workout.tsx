import { lazy, Suspense, useEffect, useState } from 'react';
import { Splash } from '../../layouts/splash';
import { usePageTitle } from '../../use-page-title';
import type { StartedWorkout } from './use-choose-workout';
import { WorkoutLobby } from './workout-lobby';

const loadSession = () => import('./training-session');
const TrainingSession = lazy(async () => ({ default: (await loadSession()).TrainingSession }));

export default function WorkoutPage() {
  const [started, setStarted] = useState<StartedWorkout | null>(null);
  usePageTitle(started ? started.session.title : 'Choose Your Workout');
  // The player comes while people choose, so that it opens at once.
  useEffect(() => void loadSession().catch(() => undefined), []);
  if (!started) return <WorkoutLobby onStart={setStarted} />;
  return (
    <Suspense fallback={<Splash />}>
      <TrainingSession key={started.session.id} {...started} onLeave={() => setStarted(null)} />
    </Suspense>
  );
}
