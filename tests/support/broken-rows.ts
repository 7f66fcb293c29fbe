import type { TableSpec } from '../../functions/manifest-types';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import type { StoredRow } from './table-rows';

/** What DynamoDB itself keeps in its type: keys of the table and of its indexes. */
const keysOf = ({ key, sort, indexes = {} }: TableSpec) =>
  [{ key, sort }, ...Object.values(indexes)].flatMap((each) => [each.key, each.sort]);

/** Of another type, and for a number also one that none of ours is. */
function brokenValues(value: unknown): unknown[] {
  if (typeof value === 'number') return [{ broken: true }, -1.5, -1_000_000];
  return typeof value === 'object' && value !== null ? ['broken'] : [{ broken: true }];
}

/** The row for each of its attributes, with that one broken. */
export function brokenOnes(row: StoredRow, table: TableSpec): StoredRow[] {
  const names = Object.keys(row).filter((name) => !keysOf(table).includes(name));
  return names.flatMap((name) => brokenValues(row[name]).map((value) => ({ ...row, [name]: value })));
}

/** The same as rows of their own, beside it. */
export function brokenBeside(row: StoredRow, table: TableSpec): StoredRow[] {
  const sort = table.sort ?? '';
  const own = String(row[sort]);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(own);
  return brokenOnes(row, table).map((each, index) => ({
    ...each,
    [sort]: isDate ? addDays(own as LocalDate, -1 - index) : `${own}-${index}`,
  }));
}
