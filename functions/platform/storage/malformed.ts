import type * as z from 'zod';
import { createLogger } from '../logger';

export const log = createLogger('storage');
const reported = new Set<string>();
/** As many as a process keeps in mind; after that it says some of them again. */
const mostReported = 1_000;

/** What the attributes of our keys are called; `tables.test.ts` knows of each table's. */
export const isKeyName = (name: string) => /(Id|Key|Hash)$|^(pk|id|week|localDate|period|ticket)$/.test(name);

type Issues = readonly Pick<z.core.$ZodIssue, 'path'>[];

export const fieldsOf = (issues: Issues) => issues.map(({ path }) => path.join('.') || 'row');

/** Says once that a row is left out, by its table and its ids. The log's line is what the alarm counts. */
export function reportMalformed(table: string, item: unknown, issues: Issues): void {
  const ids = Object.entries(item ?? {}).filter(([name, id]) => isKeyName(name) && typeof id === 'string');
  const key = Object.fromEntries(ids);
  const known = JSON.stringify([table, key]);
  if (reported.has(known)) return;
  if (reported.size >= mostReported) reported.clear();
  reported.add(known);
  log.warn('malformed row', { table, key, fields: fieldsOf(issues) });
}
