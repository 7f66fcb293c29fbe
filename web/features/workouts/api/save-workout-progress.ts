import { workoutsContract, type Effort } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { SwapReason } from '../player/swaps';

export interface SwapRequest {
  position: number;
  toExerciseId: string;
  fromExerciseId?: string | undefined;
  why: SwapReason;
}

interface ProgressRequest {
  finishedExercises?: number[];
  activeSeconds?: number;
  swaps?: SwapRequest[];
  effort?: Effort;
}

export function saveWorkoutProgress(id: string, progress: ProgressRequest, signal?: AbortSignal) {
  return callEndpoint(workoutsContract.saveWorkoutProgress, { params: { id }, body: progress }, signal);
}
