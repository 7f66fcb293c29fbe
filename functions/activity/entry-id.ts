import { createHash } from 'node:crypto';
import type { NewId } from '../platform/ids';
import type { Caller } from '../platform/http/routes';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** An ID that tells no time, so the entry belongs to the day that was told, or to today. */
const noTime = '0'.repeat(10);

/** The ID that an entry is stored under: always the same for what one device calls by the same name, else a new one. */
export function entryIdOf({ device }: Caller, ownId: string | undefined, newId: NewId): string {
  if (ownId === undefined) return newId();
  const digest = createHash('sha256')
    .update(JSON.stringify([device?.name, ownId]))
    .digest();
  return noTime + Array.from(digest.subarray(0, 16), (byte) => letters[byte % 32]).join('');
}
