import type { TableSpec } from '../../functions/manifest-types';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import type { StoredRow } from './table-rows';

/** Attributes whose type DynamoDB itself enforces: keys of the table and its indexes. */
const keysOf = ({ key, sort, indexes = {} }: TableSpec) =>
  [{ key, sort }, ...Object.values(indexes)].flatMap((each) => [each.key, each.sort]);

/** Another type, and for a number also one that no field of ours allows. */
function brokenValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [{ broken: true }, -1.5, -1_000_000];
  return typeof value === 'object' && value !== null ? ['broken'] : [{ broken: true }];
}

/** One copy of the row for each attribute, with that attribute broken. */
export function brokenOnes(row: StoredRow, table: TableSpec): StoredRow[] {
  const names = Object.keys(row).filter((name) => !keysOf(table).includes(name));
  return names.flatMap((name) => brokenValues(row[name]).map((value) => ({ ...row, [name]: value })));
}

/** The same as separate rows next to it. */
export function brokenBeside(row: StoredRow, table: TableSpec): StoredRow[] {
  const sort = table.sort ?? '';
  const own = String(row[sort]);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(own);
  return brokenOnes(row, table).map((each, index) => ({
    ...each,
    [sort]: isDate ? addDays(own as LocalDate, -1 - index) : `${own}-${index}`,
  }));
}
