import { Logger } from '@aws-lambda-powertools/logger';

/** One JSON line per entry. Never pass bodies, names, addresses, or tokens: only IDs, codes, and numbers. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

export function createLogger(area: string): Log {
  return new Logger({ serviceName: area });
}
