import type * as z from 'zod';
import { createLogger } from '../logger';

export const log = createLogger('storage');
const reported = new Set<string>();
/** How many a process remembers; after that, some are reported again. */
const mostReported = 1_000;

/** The names of all key attributes; `tables.test.ts` checks every table's. */
export const isKeyName = (name: string) => /(Id|Key|Hash)$|^(pk|id|week|localDate|period|ticket)$/.test(name);

type Issues = readonly Pick<z.core.$ZodIssue, 'path'>[];

export const fieldsOf = (issues: Issues) => issues.map(({ path }) => path.join('.') || 'row');

/** The IDs of a row, which say where it is and nothing about a person. */
export const keyOf = (item: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(item)).flatMap(([name, id]) =>
      isKeyName(name) && typeof id === 'string' ? [[name, id]] : [],
    ),
  );

/** Reports once, by table and IDs, that a row is left out. The alarm counts this log line. */
export function reportMalformed(table: string, item: unknown, issues: Issues): void {
  const key = keyOf(item);
  const known = JSON.stringify([table, key]);
  if (reported.has(known)) return;
  if (reported.size >= mostReported) reported.clear();
  reported.add(known);
  log.warn('malformed row', { table, key, fields: fieldsOf(issues) });
}
