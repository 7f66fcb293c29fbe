import { workoutsContract, type Effort, type ExerciseSet } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface SessionNotes {
  effort?: Effort;
  sets?: ExerciseSet[];
}

/** How it felt and what was done in numbers, also after the end; answers the records that the sets made. */
export function saveSessionNotes({ id, ...body }: SessionNotes & { id: string }) {
  return callEndpoint(workoutsContract.saveWorkoutProgress, { params: { id }, body });
}
