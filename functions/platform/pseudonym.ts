import { createHash } from 'node:crypto';

/**
 * A person as log lines name them: 12 characters from a SHA-256 of their ID. An ID is random, so only someone who has
 * it finds the lines; once an account is erased, nothing leads from its lines to a person.
 */
export const pseudonymOf = (userId: string): string =>
  createHash('sha256').update(userId).digest('base64url').slice(0, 12);
