import { randomBytes } from 'node:crypto';
import { systemClock } from './clock';

/** Makes ULIDs: 26 characters, sorted by creation time. */
export type NewId = () => string;

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

function written(number: bigint, length: number): string {
  let text = '';
  for (let left = number; text.length < length; left /= 32n) text = letters.charAt(Number(left % 32n)) + text;
  return text;
}

let at = 0;
let chance = 0n;

/** Within one millisecond, or if the clock goes back, each is the successor of the previous one. */
export const newId: NewId = () => {
  const now = systemClock.now().getTime();
  if (now > at) {
    at = now;
    // The highest bit stays free, so that counting never overflows.
    chance = BigInt(`0x${randomBytes(10).toString('hex')}`) / 2n;
  } else chance += 1n;
  return written(BigInt(at), 10) + written(chance, 16);
};
