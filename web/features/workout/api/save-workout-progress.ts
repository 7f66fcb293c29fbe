import { workoutsContract } from '../../../../shared/contracts/workouts';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { Progress } from '../player/progress-saver';

export function saveWorkoutProgress(id: string, progress: Progress) {
  return callEndpoint(workoutsContract.saveWorkoutProgress, { params: { id }, body: progress });
}
