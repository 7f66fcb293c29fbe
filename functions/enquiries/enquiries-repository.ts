import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { enquiryKinds } from '../../shared/contracts/enquiries';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import type { Storage } from '../platform/storage/storage';
import { ConditionFailed, transact, type TransactItem } from '../platform/storage/transact';
import type { EnquiryLimit } from './enquiry-limits';

const enquirySchema = z.object({
  enquiryId: z.string(),
  kind: z.enum(enquiryKinds),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
});
const receivedSchema = z.object({ receivedAt: z.iso.datetime() });
const rowSchema = enquirySchema.extend(receivedSchema.shape);

/** What was written; empty where the kind has no such field. */
export type Enquiry = z.output<typeof enquirySchema>;
export type ReceivedEnquiry = z.output<typeof rowSchema>;

/** One partition of the index lists all of them by time. */
const listKey = 'all';
const keptSeconds = 365 * 24 * 3600;
/** Nobody is signed in here. */
const visitor = 'visitor';

/** The `enquiries` table, and the counts in `enquiry-limits` that bound it. */
export function createEnquiriesRepository(storage: Storage) {
  const { documents, tableName } = storage;
  const TableName = tableName('enquiries');

  const countUp = ({ key, maximum, expiresAt }: EnquiryLimit): TransactItem => ({
    Update: {
      TableName: tableName('enquiry-limits'),
      Key: { limitKey: key },
      UpdateExpression: 'ADD sent :one SET expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(sent) OR sent < :maximum',
      ExpressionAttributeValues: { ':one': 1, ':maximum': maximum, ':expiresAt': expiresAt },
    },
  });

  return {
    /** When the enquiry of this id came in, or null. */
    async readReceivedAt(enquiryId: string): Promise<string | null> {
      const Key = { enquiryId };
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? receivedSchema.parse(Item).receivedAt : null;
    },

    /** At most `limit` of the latest, newest first. */
    async readNewest(limit: number): Promise<ReceivedEnquiry[]> {
      const pages = paginateQuery(
        { client: documents, pageSize: Math.min(limit, 100) },
        {
          TableName,
          IndexName: 'received',
          KeyConditionExpression: 'listKey = :all',
          ExpressionAttributeValues: { ':all': listKey },
          ScanIndexForward: false,
        },
      );
      const enquiries: ReceivedEnquiry[] = [];
      for await (const { Items = [] } of pages) {
        enquiries.push(...rowSchema.array().parse(Items));
        if (enquiries.length >= limit) break;
      }
      return enquiries.slice(0, limit);
    },

    /** Keeps it with its event and counts it; nothing of the three happens alone. */
    async store(
      enquiry: Enquiry,
      receivedAt: Date,
      limits: EnquiryLimit[],
      cause: Cause,
    ): Promise<'stored' | 'exists' | 'limited'> {
      const expiresAt = Math.floor(receivedAt.getTime() / 1000) + keptSeconds;
      const Item = { ...enquiry, listKey, receivedAt: receivedAt.toISOString(), expiresAt };
      try {
        await transact(documents, [
          { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(enquiryId)' } },
          outboxItem(storage, 'EnquiryReceived', { userId: visitor, cause, data: enquiry }),
          ...limits.map(countUp),
        ]);
        return 'stored';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return error.positions.includes(0) ? 'exists' : 'limited';
      }
    },
  };
}

export type EnquiriesRepository = ReturnType<typeof createEnquiriesRepository>;
