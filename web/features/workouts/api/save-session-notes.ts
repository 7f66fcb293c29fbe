import { workoutsContract, type Effort, type ExerciseSet } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface SessionNotes {
  effort?: Effort;
  sets?: ExerciseSet[];
}

/** Saves effort and sets, also after the workout has ended; returns the records the sets made. */
export function saveSessionNotes({ id, ...body }: SessionNotes & { id: string }) {
  return callEndpoint(workoutsContract.saveWorkoutProgress, { params: { id }, body });
}
