import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { routineById, routines, type Routine } from '../../../../shared/domain/routines';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { workoutHistoryQuery } from '../../../features/workout/api/workout-history-query';
import { CustomizeCard } from '../../../features/workout/components/customize-card';
import { OpenSessionDialog } from '../../../features/workout/components/open-session-dialog';
import { ResumeCard } from '../../../features/workout/components/resume-card';
import { RoutineCard } from '../../../features/workout/components/routine-card';
import { UnsentCard } from '../../../features/workout/components/unsent-card';
import { WorkoutHistory } from '../../../features/workout/components/workout-history';
import { readUnsent } from '../../../features/workout/completion';
import { useCompletion } from '../../../features/workout/use-completion';
import { useStartWorkout } from '../../../features/workout/use-start-workout';
import { useSession } from '../../../lib/session/session-context';
import { CustomExercisesCard } from './custom-exercises-card';
import './workout-chooser.css';

/** Sends what was finished offline; its session is no longer one to resume. */
function useUnsentWorkout() {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const [unsent] = useState(() => readUnsent(userId));
  const onSaved = () => void queries.invalidateQueries({ queryKey: profileQuery().queryKey });
  const { send, saved, sending } = useCompletion({ onSaved });
  useEffect(() => {
    if (unsent) send(unsent);
  }, [unsent, send]);
  const waiting = saved ? null : unsent;
  return { waiting, sending, retry: () => waiting && send(waiting) };
}

/** Where all workouts begin. */
export function WorkoutChooser({ onStart }: { onStart: (session: WorkoutSession) => void }) {
  const [wanted, setWanted] = useState<Routine | null>(null);
  const history = useInfiniteQuery(workoutHistoryQuery());
  const unsent = useUnsentWorkout();
  const { start, starting } = useStartWorkout({
    onStarted: onStart,
    onOpenSession: (routineId) => setWanted(routineById(routineId) ?? null),
  });
  const latest = history.data?.pages[0]?.open ?? null;
  const open = latest?.id === unsent.waiting?.sessionId ? null : latest;
  const choose = (routine: Routine) => {
    if (unsent.waiting) unsent.retry();
    else if (open) setWanted(routine);
    else start(routine.id);
  };
  const resting = !open && !unsent.waiting;
  return (
    <div className="workout-chooser">
      <header>
        <h1>Choose Your Workout</h1>
        <p>Pick one. I'll count, you move.</p>
      </header>
      {unsent.waiting && (
        <UnsentCard title={unsent.waiting.title} sending={unsent.sending} onRetry={unsent.retry} />
      )}
      {open && <ResumeCard session={open} onResume={() => onStart(open)} />}
      <CustomExercisesCard />
      <ul className="workout-chooser-routines">
        {routines.map((routine, index) => (
          <RoutineCard
            key={routine.id}
            routine={routine}
            featured={index === 0 && resting}
            starting={starting === routine.id && !wanted}
            onStart={() => choose(routine)}
          />
        ))}
        <CustomizeCard />
      </ul>
      <WorkoutHistory />
      {wanted && open && (
        <OpenSessionDialog
          open={open}
          wanted={wanted}
          starting={starting === wanted.id}
          onResume={() => onStart(open)}
          onStart={() => start(wanted.id, true)}
          onClose={() => setWanted(null)}
        />
      )}
    </div>
  );
}
