import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { deleteBatch } from '../platform/storage/batch';
import { unlessRefused, when } from '../platform/storage/conditions';
import { readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const rowSchema = z.object({
  userId: z.string(),
  subscriptionId: z.string(),
  endpoint: z.string(),
  p256dh: z.string(),
  auth: z.string(),
  /** Our key that the browser subscribed with. */
  publicKey: z.string().nullable().default(null),
  createdAt: z.string(),
  /** The last notification sent, so that a retry skips it. */
  sentId: z.string().nullable().default(null),
  /** The last notification that failed, and how often it was tried. */
  failedId: z.string().nullable().default(null),
  failures: z.number().int().default(0),
});
/** A browser in which someone wants notifications. */
export type PushSubscriptionRow = z.output<typeof rowSchema>;
export type NewSubscription = Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth' | 'publicKey'>;
const keySchema = rowSchema.pick({ userId: true, subscriptionId: true });

const mostSubscriptions = 10;

/** The same browser always gets the same row, however often it subscribes. */
const idOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url');

/** The `push-subscriptions` table. */
export function createPushSubscriptionsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('push-subscriptions');
  const list = (userId: string): Promise<PushSubscriptionRow[]> =>
    readRows(documents, { TableName, where: 'userId = :user', values: { user: userId } }, rowSchema);

  async function removeRow({ userId, subscriptionId }: z.output<typeof keySchema>): Promise<void> {
    await documents.send(new DeleteCommand({ TableName, Key: { userId, subscriptionId } }));
  }

  async function removeOldest(userId: string): Promise<void> {
    const oldestFirst = (await list(userId)).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    const keys = oldestFirst
      .slice(0, Math.max(0, oldestFirst.length - mostSubscriptions))
      .map(({ subscriptionId }) => ({ userId, subscriptionId }));
    await deleteBatch(documents, TableName, keys);
  }

  return {
    list,

    /** An eleventh browser replaces the oldest; a browser that belonged to someone else changes hands. */
    async add(userId: string, subscription: NewSubscription): Promise<void> {
      const subscriptionId = idOf(subscription.endpoint);
      const createdAt = clock.now().toISOString();
      const Item = { userId, subscriptionId, ...subscription, createdAt };
      const where = 'subscriptionId = :id';
      const query = { TableName, IndexName: 'browsers', where, values: { id: subscriptionId } };
      const others = (await readRows(documents, query, keySchema)).filter((row) => row.userId !== userId);
      await deleteBatch(documents, TableName, others);
      await documents.send(new PutCommand({ TableName, Item }));
      await removeOldest(userId);
    },

    remove: (userId: string, endpoint: string): Promise<void> =>
      removeRow({ userId, subscriptionId: idOf(endpoint) }),

    removeRow,

    /** All of a person's browsers, ten at most. */
    async removeItems(userId: string): Promise<TransactItem[]> {
      const rows = await list(userId);
      return rows.map(({ subscriptionId }) => ({ Delete: { TableName, Key: { userId, subscriptionId } } }));
    },

    /** Records what was sent, or failed; a subscription that is gone stays gone. */
    async note(
      { userId, subscriptionId }: PushSubscriptionRow,
      set: Partial<Pick<PushSubscriptionRow, 'sentId' | 'failedId' | 'failures'>>,
    ): Promise<void> {
      const row = { TableName, Key: { userId, subscriptionId } };
      const update = updateOf(row, { set }, when('attribute_exists(userId)'));
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },
  };
}

export type PushSubscriptionsRepository = ReturnType<typeof createPushSubscriptionsRepository>;
