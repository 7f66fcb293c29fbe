import { Logger, LogFormatter, LogItem } from '@aws-lambda-powertools/logger';
import type { LogAttributes, UnformattedAttributes } from '@aws-lambda-powertools/logger/types';
import { readCommit } from './config';
import { runningFields } from './running';

/** One JSON line per entry. Never pass bodies, names, addresses, or tokens: only IDs, codes, and numbers. */
export type Log = Pick<Logger, 'info' | 'warn' | 'error'>;

/**
 * Adds what is running to each line, whichever logger writes it. The logger's own middleware keeps such fields for a
 * whole invocation, but the events of a batch, and requests to the local cloud, are handled at the same time.
 */
class ProductFormatter extends LogFormatter {
  formatAttributes(attributes: UnformattedAttributes, more: LogAttributes): LogItem {
    const { logLevel: level, message, timestamp, serviceName: service, xRayTraceId } = attributes;
    const line = {
      level,
      message,
      timestamp: this.formatTimestamp(timestamp),
      service,
      commit: readCommit(),
      xray_trace_id: xRayTraceId,
    };
    return new LogItem({ attributes: line }).addAttributes({ ...runningFields(), ...more });
  }
}

export function createLogger(area: string): Log {
  return new Logger({ serviceName: area, logFormatter: new ProductFormatter() });
}
