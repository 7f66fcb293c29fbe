import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { deleteBatch } from '../platform/storage/batch';
import { ConditionFailed, refusedBy, unlessRefused, when } from '../platform/storage/conditions';
import { readPage, readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { storedNotificationSchema, type News, type StoredNotification, type Told } from './notification';

const keptSeconds = 90 * 86_400;

/** The `notifications` table: a row for each notification, stored for ninety days. */
export function createNotificationsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('notifications');
  const newestFirst = (userId: string) => ({
    TableName,
    where: 'userId = :user',
    values: { user: userId },
    newestFirst: true,
  });

  return {
    read: (userId: string, notificationId: string): Promise<StoredNotification | null> =>
      readRow(documents, { TableName, Key: { userId, notificationId } }, storedNotificationSchema),

    /** Writes `besides` in the same transaction, and throws if they are refused. False if the person already has it. */
    async create(
      userId: string,
      { id, kind, actorId, facts, createdAt }: Omit<News, 'cause'>,
      { told, toldAt = null }: { told: Told; toldAt?: string | null } = { told: 'silent' },
      besides: TransactItem[] = [],
    ): Promise<boolean> {
      const expiresAt = Math.floor(Date.parse(createdAt) / 1000) + keptSeconds;
      const news = { kind, actorId, facts, createdAt, read: false, told, toldAt };
      const Item = { userId, notificationId: id, ...news, expiresAt };
      const Put = { TableName, Item, ...when('attribute_not_exists(userId)') };
      const refused = await refusedBy(transact(documents, [{ Put }, ...besides]));
      if (refused.some((position) => position > 0) && !refused.includes(0))
        throw new ConditionFailed(refused);
      return refused.length === 0;
    },

    /** Changes how it was told; refused if it no longer was `from`, or is gone. */
    toldItem(
      userId: string,
      notificationId: string,
      { from, told, toldAt }: { from: Told; told: Told; toldAt?: string },
    ): TransactItem {
      const isSeen = when('#told = :from', { from });
      return {
        Update: updateOf({ TableName, Key: { userId, notificationId } }, { set: { told, toldAt } }, isSeen),
      };
    },

    /** Newest first, starting after the ID `before`. */
    async readNewest(
      userId: string,
      limit: number,
      before: string | null = null,
    ): Promise<StoredNotification[]> {
      const after = before === null ? null : { userId, notificationId: before };
      return (await readPage(documents, newestFirst(userId), storedNotificationSchema, { limit, after }))
        .rows;
    },

    /** Marks it as emailed; refused if it already was, or is gone. */
    mailedItem(userId: string, notificationId: string, mailedAt: string): TransactItem {
      const isNew = when('attribute_exists(userId) AND attribute_not_exists(mailedAt)');
      return {
        Update: updateOf({ TableName, Key: { userId, notificationId } }, { set: { mailedAt } }, isNew),
      };
    },

    /** Removes that mark; refused if it is gone. */
    notMailedItem(userId: string, notificationId: string): TransactItem {
      const row = { TableName, Key: { userId, notificationId } };
      return { Update: updateOf(row, { remove: ['mailedAt'] }, when('attribute_exists(userId)')) };
    },

    async markRead(userId: string, ids: readonly string[]): Promise<void> {
      const mark = async (notificationId: string) => {
        const row = { TableName, Key: { userId, notificationId } };
        const update = updateOf(row, { set: { read: true } }, when('attribute_exists(userId)'));
        await unlessRefused(documents.send(new UpdateCommand(update)));
      };
      await Promise.all(ids.map(mark));
    },

    /** Deletes a person's notifications about someone. */
    async removeAbout(userId: string, actorId: string): Promise<void> {
      const rows = await readRows(documents, newestFirst(userId), storedNotificationSchema);
      const keys = rows
        .filter((row) => row.actorId === actorId)
        .map(({ notificationId }) => ({ userId, notificationId }));
      await deleteBatch(documents, TableName, keys);
    },
  };
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;
