import * as z from 'zod';
import type { DeviceToken } from '../../../shared/contracts/account';
import { deviceScopes } from '../../../shared/contracts/device-scopes';
import { changeRow } from '../../platform/storage/change-row';
import { refusedBy, unlessRefused, when, type Condition } from '../../platform/storage/conditions';
import { readRows } from '../../platform/storage/rows';
import type { Storage } from '../../platform/storage/storage';
import { transact, type TransactItem } from '../../platform/storage/transact';
import { updateOf, type Update } from '../../platform/storage/update';

/** Sorts before every ULID; stores how many devices the person has. */
const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({
  userId: z.string(),
  tokenId: z.string(),
  name: z.string(),
  /** Rows from before there were others have none. */
  scopes: z.array(z.enum(deviceScopes)).default(['steps']),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().default(null),
});

const keySchema = rowSchema.pick({ userId: true, tokenId: true });
const isStored = when('attribute_exists(tokenId)');

function toDeviceToken({
  tokenId: id,
  name,
  scopes,
  createdAt,
  lastUsedAt,
}: z.output<typeof rowSchema>): DeviceToken {
  return { id, name, scopes, createdAt, lastUsedAt };
}

export type Device = Pick<z.output<typeof rowSchema>, 'userId' | 'name' | 'scopes'>;

/** The `device-tokens` table: one row per device with its token's hash, and a marker row that keeps the count. */
export function createDeviceTokensRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('device-tokens');

  const rowOf = (userId: string, tokenId: string) => ({ TableName, Key: { userId, tokenId } });

  const countItem = (userId: string, by: number, condition?: Condition): TransactItem => ({
    Update: updateOf(rowOf(userId, countMarker), { add: { tokenCount: by } }, condition),
  });

  const change = (update: Update) => changeRow(documents, update, rowSchema);

  /** Replaces the token of an existing device, and what it may add. */
  async function replace(
    userId: string,
    { id, name, scopes }: DeviceToken,
    secretHash: string,
  ): Promise<DeviceToken> {
    const set = { secretHash, name, scopes };
    return toDeviceToken(await change(updateOf(rowOf(userId, id), { set }, isStored)));
  }

  /** Oldest first. */
  async function list(userId: string): Promise<DeviceToken[]> {
    const values = { user: userId, first: firstId };
    const query = { TableName, where: 'userId = :user AND tokenId >= :first', values };
    return (await readRows(documents, query, rowSchema)).map(toDeviceToken);
  }

  const removeItems = (userId: string, ids: readonly string[]): TransactItem[] => [
    ...ids.map((id) => ({ Delete: { ...rowOf(userId, id), ...isStored } })),
    countItem(userId, -ids.length, when('tokenCount >= :all', { all: ids.length })),
  ];

  return {
    list,

    /** The items that revoke every device token; empty if there are none. */
    async endItems(userId: string): Promise<TransactItem[]> {
      const ids = (await list(userId)).map(({ id }) => id);
      return ids.length > 0 ? removeItems(userId, ids) : [];
    },

    /** Stores a new device, or replaces the token of the one with this ID; null when `maximum` are stored. */
    async store(
      userId: string,
      device: DeviceToken,
      secretHash: string,
      maximum: number,
    ): Promise<DeviceToken | null> {
      const { id: tokenId, name, scopes, createdAt } = device;
      const Item = { userId, tokenId, name, scopes, createdAt, secretHash };
      const hasRoom = when('attribute_not_exists(tokenCount) OR tokenCount < :maximum', { maximum });
      const refused = await refusedBy(
        transact(documents, [
          { Put: { TableName, Item, ...when('attribute_not_exists(tokenId)') } },
          countItem(userId, 1, hasRoom),
        ]),
      );
      if (refused.length === 0) return device;
      return refused.includes(0) ? replace(userId, device, secretHash) : null;
    },

    /** Returns false if there was none. */
    async remove(userId: string, tokenId: string): Promise<boolean> {
      const refused = await refusedBy(transact(documents, removeItems(userId, [tokenId])));
      return refused.length === 0;
    },

    /** Who the token belongs to, recording its use; null if it was never issued or has been revoked. */
    async recognize(secretHash: string): Promise<Device | null> {
      const query = {
        TableName,
        IndexName: 'secrets',
        where: 'secretHash = :hash',
        values: { hash: secretHash },
      };
      const [found] = await readRows(documents, query, keySchema);
      if (!found) return null;
      // The index may lag behind, so the row itself decides whether the token is valid.
      const stands = when('secretHash = :hash', { hash: secretHash });
      const used = { lastUsedAt: clock.now().toISOString() };
      return unlessRefused(change(updateOf(rowOf(found.userId, found.tokenId), { set: used }, stands)));
    },
  };
}

export type DeviceTokensRepository = ReturnType<typeof createDeviceTokensRepository>;
