import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { when } from '../platform/storage/conditions';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const ownerSchema = z.object({ userId: z.string() });
const rowSchema = ownerSchema.extend({
  /** Absent while it is turned off. */
  code: z.string().optional(),
  /** Epoch seconds. */
  expiresAt: z.number().int().default(0),
});

export interface Invitation {
  userId: string;
  code: string;
  /** Epoch seconds. */
  expiresAt: number;
}

/** No one's ID, so that an unknown code costs the same reads as a known one. */
export const noOne = '#none';

/** The `invitations` table: a row for each person who was asked for theirs, also while it is turned off. */
export function createInvitationsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('invitations');
  const isLive = ({ expiresAt }: Invitation) => expiresAt > clock.now().getTime() / 1000;

  const readOwners = (code: string) => {
    const query = { TableName, IndexName: 'codes', where: '#code = :code', values: { code } };
    return readRows(documents, query, ownerSchema);
  };

  /** Also one that expired; 'off' if it was turned off, null if there was none yet. */
  async function readOwn(userId: string): Promise<Invitation | 'off' | null> {
    const row = await readRow(documents, { TableName, Key: { userId } }, rowSchema);
    if (!row) return null;
    const { code, expiresAt } = row;
    return code === undefined ? 'off' : { userId, code, expiresAt };
  }

  return {
    isLive,
    readOwn,

    /** The live one with this code. An index may lag behind, so what it finds is read again. */
    async find(code: string): Promise<Invitation | null> {
      const owners = await readOwners(code);
      const own = await readOwn(owners[0]?.userId ?? noOne);
      if (owners.length !== 1 || own === null || own === 'off') return null;
      return own.code === code && isLive(own) ? own : null;
    },

    isFree: async (code: string): Promise<boolean> => (await readOwners(code)).length === 0,

    /** Refused if it changed since `seen` was read. */
    async storeIfAsSeen(invitation: Invitation, seen: Invitation | null): Promise<void> {
      const isAsSeen =
        seen === null ? when('attribute_not_exists(userId)') : when('#code = :seen', { seen: seen.code });
      await documents.send(new PutCommand({ TableName, Item: invitation, ...isAsSeen }));
    },

    async store(invitation: Invitation): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: invitation }));
    },

    /** Never expires, so that it stays off. */
    async turnOff(userId: string): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: { userId } }));
    },

    /** Refused if it was changed or turned off meanwhile. */
    unchangedItem({ userId, code }: Invitation): TransactItem {
      return { ConditionCheck: { TableName, Key: { userId }, ...when('#code = :code', { code }) } };
    },
  };
}

export type InvitationsRepository = ReturnType<typeof createInvitationsRepository>;
