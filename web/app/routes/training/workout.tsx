import { lazy, Suspense, useEffect, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { Splash } from '../../layouts/splash';
import { usePageTitle } from '../../use-page-title';
import { WorkoutLobby } from './workout-lobby';

const loadSession = () => import('./training-session');
const TrainingSession = lazy(async () => ({ default: (await loadSession()).TrainingSession }));

export default function WorkoutPage() {
  const [session, setSession] = useState<WorkoutSession | null>(null);
  usePageTitle(session ? session.title : 'Choose Your Workout');
  // The player comes while people choose, so that it opens at once.
  useEffect(() => void loadSession().catch(() => undefined), []);
  if (!session) return <WorkoutLobby onStart={setSession} />;
  return (
    <Suspense fallback={<Splash />}>
      <TrainingSession key={session.id} session={session} onLeave={() => setSession(null)} />
    </Suspense>
  );
}
