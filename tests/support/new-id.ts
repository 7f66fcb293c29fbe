import { ulid } from 'ulid';
import { currentClock } from './clock';

/** An id as a client makes one, a millisecond after the one before: ids in a row sort in their order. */
export function newId(): string {
  return ulid(currentClock().advance(1));
}
