import { Logger } from '@aws-lambda-powertools/logger';

/** One JSON line an entry. Never pass bodies, names, addresses or tokens: ids, codes and figures only. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

export function createLogger(area: string): Log {
  return new Logger({ serviceName: area });
}
