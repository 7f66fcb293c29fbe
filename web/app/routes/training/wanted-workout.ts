import type { ProposedWorkout } from '../../../../shared/contracts/coach';
import type { PlannedTraining } from '../../../../shared/contracts/training';

/** What somebody chose to start on another page; it travels in the history's state and is taken once. */
export type WantedWorkout =
  | { proposal: Pick<ProposedWorkout, 'title' | 'exercises'> }
  | { training: Pick<PlannedTraining, 'trainingId' | 'title'> }
  | { challenge: { number: number; title: string } }
  | { resume: true };

export const resumeState: WantedWorkout = { resume: true };

export const trainingState = ({
  trainingId,
  title,
}: Pick<PlannedTraining, 'trainingId' | 'title'>): WantedWorkout => ({
  training: { trainingId, title },
});

export const challengeState = ({ number, title }: { number: number; title: string }): WantedWorkout => ({
  challenge: { number, title },
});

/** What the page was opened for, null where it was just opened. */
export function wantedWorkoutIn(state: unknown): WantedWorkout | null {
  const isWanted =
    typeof state === 'object' &&
    state !== null &&
    ('proposal' in state || 'training' in state || 'challenge' in state || 'resume' in state);
  return isWanted ? (state as WantedWorkout) : null;
}
