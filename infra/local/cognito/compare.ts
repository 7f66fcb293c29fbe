import { timingSafeEqual } from 'node:crypto';

/** Compares two secrets in a time that only depends on their length. */
export function equals(left: string | Buffer, right: string | Buffer): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
