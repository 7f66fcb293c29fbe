import { deleteBatch } from '../platform/storage/batch';
import { readPages, type Item } from '../platform/storage/rows';
import { scanPages } from '../platform/storage/scan';
import type { Storage } from '../platform/storage/storage';
import type { OwnedTable } from '../tables';

const keyNamesOf = ({ key, sort }: OwnedTable) => (sort === undefined ? [key] : [key, sort]);

function keysOf(table: OwnedTable, row: Item): Item[] {
  const own = Object.fromEntries(keyNamesOf(table).map((name) => [name, row[name]]));
  if (table.owner.by === 'paired') {
    const other = row[table.owner.otherUser];
    return typeof other === 'string' ? [own, { ...own, [table.key]: other }] : [own];
  }
  if (table.owner.by !== 'mirrored') return [own];
  const { otherUser } = table.owner;
  return [own, { ...own, [table.key]: row[otherUser], [otherUser]: row[table.key] }];
}

const indexOf = ({ owner }: OwnedTable) => (owner.by === 'index' ? owner.index : undefined);

/** The attribute that says whose row it is. */
function ownerOf(table: OwnedTable): string {
  const index = indexOf(table);
  return index ? (table.indexes?.[index]?.key ?? '') : table.key;
}

/** One person's rows in any table that names its owner. */
export function createOwnedRowsRepository({ documents, tableName }: Storage) {
  /** Pages of at most 1 MB. */
  function read(table: OwnedTable, userId: string): AsyncGenerator<Item[]> {
    const index = indexOf(table);
    const owner = ownerOf(table);
    return readPages(documents, {
      TableName: tableName(table.name),
      ...(index && { IndexName: index }),
      where: `#${owner} = :user`,
      values: { user: userId },
    });
  }

  return {
    read,

    /** Whose rows there are, for operators; someone may come up on several pages. */
    async *owners(table: OwnedTable, pageSize: number): AsyncGenerator<string[]> {
      for await (const page of scanPages(documents, tableName(table.name), pageSize))
        yield [...new Set(page.map((row) => String(row[ownerOf(table)])))];
    },

    /** Deletes the person's rows, and the mirrored rows on the other side. */
    async erase(table: OwnedTable, userId: string): Promise<void> {
      for await (const rows of read(table, userId)) {
        const keys = rows.flatMap((row) => keysOf(table, row));
        await deleteBatch(documents, tableName(table.name), keys);
      }
    },
  };
}

export type OwnedRowsRepository = ReturnType<typeof createOwnedRowsRepository>;
