import { queryOptions } from '@tanstack/react-query';
import { exercisesContract } from '../../../../shared/contracts/exercises';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The signed-in person's favorites and "Not for me" exercises. */
export function exerciseMarksQuery() {
  return queryOptions({
    queryKey: ['exercise-marks'],
    queryFn: ({ signal }) => callEndpoint(exercisesContract.readExerciseMarks, {}, signal),
  });
}
