import { lazy, Suspense, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { Splash } from '../../layouts/splash';
import { usePageTitle } from '../../use-page-title';
import { WorkoutChooser } from './workout-chooser';

const TrainingSession = lazy(async () => ({
  default: (await import('./training-session')).TrainingSession,
}));

export default function WorkoutPage() {
  const [session, setSession] = useState<WorkoutSession | null>(null);
  usePageTitle(session ? session.title : 'Choose Your Workout');
  if (!session) return <WorkoutChooser onStart={setSession} />;
  return (
    <Suspense fallback={<Splash />}>
      <TrainingSession key={session.id} session={session} onLeave={() => setSession(null)} />
    </Suspense>
  );
}
