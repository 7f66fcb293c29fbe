import { pseudonymOf } from '../../../functions/platform/pseudonym';
import type { LogLine } from './log-line';

/** Where log lines come from: the local file, or the log groups of an environment. */
export interface LogSource {
  /** Lines with one of these texts in them, the oldest first. */
  containing: (texts: readonly string[]) => Promise<LogLine[]>;
}

export type Found =
  /** Everything that belongs together with the ID, the oldest first. */
  | { kind: 'trace'; lines: LogLine[] }
  /** The closing lines of a person's requests, the oldest first. */
  | { kind: 'person'; user: string; lines: LogLine[] };

const idFields = ['requestId', 'correlationId', 'eventId', 'messageId'] as const;

/**
 * Finds what `id` names: a request, an event, a message, or a correlation, with all that came of it; or a person, by
 * the ID of their account or by the pseudonym that log lines have for them.
 */
export async function findLines(source: LogSource, id: string): Promise<Found> {
  const user = pseudonymOf(id);
  const lines = await source.containing([id, user]);
  const named = lines.filter((line) => idFields.some((field) => line[field] === id));
  if (named.length === 0) {
    const own = lines.filter((line) => line.user === user || line.user === id);
    const requests = own.filter(({ outcome, route }) => outcome && route);
    return { kind: 'person', user: own[0]?.user ?? user, lines: requests };
  }
  const correlations = [...new Set(named.flatMap(({ correlationId = [] }) => correlationId))];
  const related = correlations.length > 0 ? await source.containing(correlations) : [];
  const belongs = ({ correlationId = '' }: LogLine) => correlations.includes(correlationId);
  const all = new Map([...named, ...related.filter(belongs)].map((line) => [JSON.stringify(line), line]));
  return { kind: 'trace', lines: [...all.values()].toSorted(byTime) };
}

const byTime = (a: LogLine, b: LogLine) => a.timestamp.localeCompare(b.timestamp);
