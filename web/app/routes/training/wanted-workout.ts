import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import type { RoutineId } from '../../../../shared/rules/routines';
import type { PlannedTraining } from '../../../../shared/contracts/training';
import type { SuitedWorkout } from '../../../../shared/contracts/workouts';

/** The workout chosen on another page; it travels in the history state and is used once. */
export type WantedWorkout =
  | { proposal: Pick<ProposedWorkout, 'title' | 'exercises'> }
  | { shared: Pick<SuitedWorkout, 'title' | 'exercises'> }
  | { training: Pick<PlannedTraining, 'trainingId' | 'title'> }
  | { challenge: { number: number; title: string } }
  | { routine: { id: RoutineId; name: string } }
  | { exercise: { id: string; name: string } }
  | { resume: true };

export const resumeState: WantedWorkout = { resume: true };

/** One library exercise as its own workout. */
export const exerciseState = (exercise: { id: string; name: string }): WantedWorkout => ({ exercise });

export const trainingState = ({
  trainingId,
  title,
}: Pick<PlannedTraining, 'trainingId' | 'title'>): WantedWorkout => ({
  training: { trainingId, title },
});

export const challengeState = ({ number, title }: { number: number; title: string }): WantedWorkout => ({
  challenge: { number, title },
});

/** A workout that a friend shared, as it suits the person. */
export const sharedState = ({
  title,
  exercises,
}: Pick<SuitedWorkout, 'title' | 'exercises'>): WantedWorkout => ({
  shared: { title, exercises },
});

const wantedKinds = ['proposal', 'shared', 'training', 'challenge', 'routine', 'exercise', 'resume'];

/** What the page was opened to start, or null. */
export function wantedWorkoutIn(state: unknown): WantedWorkout | null {
  const isWanted = typeof state === 'object' && state !== null && wantedKinds.some((kind) => kind in state);
  return isWanted ? (state as WantedWorkout) : null;
}
