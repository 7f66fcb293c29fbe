import type { Vector3 } from 'three';
import type { Joint } from './joints';
import { offset } from './maths';

/** From the wrist to the middle of a bar in a closed fist, in meters: down the hand, and out of the palm. */
const GRIP = { down: 0.066, palm: 0.027 } as const;

/**
 * Sets `out` to where a closed fist holds a bar, `along` meters from its middle toward the thumb; `sign` is +1 for the
 * left hand, -1 for the right.
 */
export const gripOf = (out: Vector3, { position, rotation }: Joint, sign: number, along = 0) =>
  offset(out, position, rotation, -sign * GRIP.palm, -GRIP.down, along);
