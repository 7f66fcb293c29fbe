import * as z from 'zod';
import { readRow } from '../platform/storage/rows';
import { scanPages } from '../platform/storage/scan';
import { whileUnchanged } from '../platform/storage/unchanged';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { countMarker } from './members-repository';

const markerSchema = z.object({ groupCount: z.number().int() });

export function createGroupsAuditRepository({ documents, tableName }: Storage) {
  const markerOf = (userId: string) => ({
    TableName: tableName('group-members'),
    Key: { userId, groupId: countMarker },
  });
  return {
    async *pages(pageSize: number): AsyncGenerator<string[]> {
      for await (const page of scanPages(documents, tableName('groups'), pageSize))
        yield page.map(({ groupId }) => String(groupId));
    },

    /** How many groups someone is counted in. */
    async readCount(userId: string): Promise<number> {
      return (await readRow(documents, markerOf(userId), markerSchema))?.groupCount ?? 0;
    },

    /** Refused if someone joined or left since `seen` was read. */
    correctGroupItem(groupId: string, seen: number, right: number): TransactItem {
      const row = { TableName: tableName('groups'), Key: { groupId } };
      return {
        Update: updateOf(row, { set: { memberCount: right } }, whileUnchanged({ memberCount: seen })),
      };
    },

    /** Refused if the person joined or left since `seen` was read. */
    correctPersonItem(userId: string, seen: number, right: number): TransactItem {
      const isStill = whileUnchanged({ groupCount: seen });
      return { Update: updateOf(markerOf(userId), { set: { groupCount: right } }, isStill) };
    },
  };
}
