import { exercisesContract } from '../../../../shared/contracts/exercises';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import type { MarkChange } from '../marks';

const { addFavorite, removeFavorite, addExclusion, removeExclusion } = exercisesContract;
const endpoints = {
  favorite: { set: addFavorite, clear: removeFavorite },
  exclusion: { set: addExclusion, clear: removeExclusion },
};

/** Returns the mark as stored. */
export function markExercise({ exerciseId, kind, marked }: MarkChange) {
  return callEndpoint(endpoints[kind][marked ? 'set' : 'clear'], { params: { id: exerciseId } });
}
