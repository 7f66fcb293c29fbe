import { createHmac } from 'node:crypto';

/** Names a person to a model's provider without telling who it is: a keyed hash of the id. */
export function createSafetyIdentifier(key: string) {
  return (userId: string): string => createHmac('sha256', key).update(`model user ${userId}`).digest('hex');
}
