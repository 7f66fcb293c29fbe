import type { AccountExport } from '../../shared/contracts/account';
import type { OwnedTable } from '../tables';
import type { ReadListedBlocks } from '../friends/public';
import type { ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import { AppError } from '../platform/errors';
import { chunksOf } from '../platform/storage/batch';
import { isGone } from '../platform/storage/gone';
import { isLease } from '../platform/storage/lease';
import type { UserPool } from '../platform/user-pool';
import type { OwnedFilesRepository } from './owned-files-repository';
import type { OwnedRowsRepository } from './owned-rows-repository';

export interface ExportDeps {
  clock: Clock;
  readPerson: ReadPerson;
  readListedBlocks: ReadListedBlocks;
  rows: Pick<OwnedRowsRepository, 'read'>;
  files: Pick<OwnedFilesRepository, 'list'>;
  buckets: readonly string[];
  users: Pick<UserPool, 'readEmail'>;
  tables: readonly OwnedTable[];
}

type Row = Record<string, unknown>;

/** Instead of the ID of someone with whom there is a block. */
const hiddenPerson = 'someone who is hidden';

/** Together they stay far below the memory of the function: a table is read in pages of at most 1 MB. */
const tablesAtOnce = 8;

async function rowsOf({ rows }: ExportDeps, table: OwnedTable, userId: string): Promise<Row[]> {
  const hidden = Object.keys(table.unexported ?? {});
  const found: Row[] = [];
  for await (const page of rows.read(table, userId))
    found.push(...page.filter((row) => !isGone(row) && !isLease(row)));
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([field]) => !hidden.includes(field))
        .map(([field, value]) => [field, table.texts?.includes(field) ? told(value) : value]),
    ),
  );
}

/** Whom the caller blocked. */
const blockedIn = (friends: Row[] = []) =>
  friends.flatMap(({ status, friendId }) => (status === 'blocked' ? [String(friendId)] : []));

/** The friends table tells whom the caller blocked. Elsewhere neither is named to the other, as in the app. */
function withoutHidden(rows: Row[], hidden: readonly string[]): Row[] {
  const text = JSON.stringify(rows);
  if (!hidden.some((id) => text.includes(id))) return rows;
  return JSON.parse(hidden.reduce((told, id) => told.replaceAll(id, hiddenPerson), text)) as Row[];
}

/** What a text says; one that is malformed is shown as it is. */
function told(text: unknown): unknown {
  try {
    return JSON.parse(String(text)) as unknown;
  } catch {
    return text;
  }
}

/** Everything stored about the caller: every table that names its owner, from the same list that deletion uses. */
export async function exportAccount(deps: ExportDeps, userId: string): Promise<AccountExport> {
  const [person, email, listed] = await Promise.all([
    deps.readPerson(userId),
    deps.users.readEmail(userId),
    deps.readListedBlocks(userId),
  ]);
  if (!person) throw new AppError('profile_not_found');
  const tables: AccountExport['tables'] = {};
  for (const some of chunksOf(deps.tables, tablesAtOnce)) {
    const rows = await Promise.all(some.map((table) => rowsOf(deps, table, userId)));
    for (const [index, { name }] of some.entries()) tables[name] = rows[index] ?? [];
  }
  const hidden = [...new Set([...listed, ...blockedIn(tables.friends)])];
  for (const [name, rows] of Object.entries(tables))
    if (name !== 'friends') tables[name] = withoutHidden(rows, hidden);
  const now = deps.clock.now();
  const files: AccountExport['files'] = [];
  for (const bucket of deps.buckets) files.push(...(await deps.files.list(bucket, userId, now)));
  return {
    exportedAt: now.toISOString(),
    account: { id: userId, name: person.name, email },
    tables,
    files,
    leftOut: deps.tables.flatMap(({ name, unexported = {} }) =>
      Object.entries(unexported).map(([field, because]) => ({ table: name, field, because })),
    ),
  };
}
