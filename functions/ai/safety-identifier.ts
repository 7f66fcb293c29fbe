import { createHmac } from 'node:crypto';

/** Identifies a person to a model's provider by a keyed hash of the ID only. */
export function createSafetyIdentifier(key: string) {
  return (userId: string): string => createHmac('sha256', key).update(`model user ${userId}`).digest('hex');
}
