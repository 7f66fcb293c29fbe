import { ulid } from 'ulid';
import { currentClock } from './clock';

/** An ID as a client makes one, a millisecond after the previous one, so that IDs sort in their order. */
export function newId(): string {
  return ulid(currentClock().advance(1));
}
