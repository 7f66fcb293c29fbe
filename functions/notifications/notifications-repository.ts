import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { deleteBatch } from '../platform/storage/batch';
import { unlessRefused, when } from '../platform/storage/conditions';
import { readPage, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { updateOf } from '../platform/storage/update';
import { storedNotificationSchema, type News, type StoredNotification } from './notification';

const keptSeconds = 90 * 86_400;

/** The `notifications` table: a row for each that somebody was told, kept ninety days. */
export function createNotificationsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('notifications');
  const newestFirst = (userId: string) => ({
    TableName,
    where: 'userId = :user',
    values: { user: userId },
    newestFirst: true,
  });

  return {
    /** False where the person was told of it before. */
    async create(userId: string, { id, ...news }: News): Promise<boolean> {
      const expiresAt = Math.floor(Date.parse(news.createdAt) / 1000) + keptSeconds;
      const Item = { userId, notificationId: id, ...news, read: false, expiresAt };
      const put = new PutCommand({ TableName, Item, ...when('attribute_not_exists(userId)') });
      return (await unlessRefused(documents.send(put))) !== null;
    },

    /** Newest first, beginning after the one with the id `before`. */
    async readNewest(
      userId: string,
      limit: number,
      before: string | null = null,
    ): Promise<StoredNotification[]> {
      const after = before === null ? null : { userId, notificationId: before };
      return (await readPage(documents, newestFirst(userId), storedNotificationSchema, { limit, after }))
        .rows;
    },

    async markRead(userId: string, ids: readonly string[]): Promise<void> {
      const mark = async (notificationId: string) => {
        const row = { TableName, Key: { userId, notificationId } };
        const update = updateOf(row, { set: { read: true } }, when('attribute_exists(userId)'));
        await unlessRefused(documents.send(new UpdateCommand(update)));
      };
      await Promise.all(ids.map(mark));
    },

    /** Takes away what a person was told about somebody. */
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
