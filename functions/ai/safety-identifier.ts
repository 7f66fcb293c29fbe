import { createHmac } from 'node:crypto';

/** Identifies a person to a model's provider by a keyed hash of the ID only. */
export function createSafetyIdentifier(readKey: () => Promise<string>) {
  return async (userId: string): Promise<string> =>
    createHmac('sha256', await readKey())
      .update(`model user ${userId}`)
      .digest('hex');
}
