import { AppError } from './errors';

/** How a log line names what went wrong: the stable code of a refusal, or the error's name. */
export function outcomeOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  return error instanceof Error ? error.name : 'Error';
}

/** What log lines take as an error. */
export const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
