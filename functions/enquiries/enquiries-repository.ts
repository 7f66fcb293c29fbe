import * as z from 'zod';
import { enquiryKinds } from '../../shared/contracts/enquiries';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { refusedBy, when } from '../platform/storage/conditions';
import { parseRows, readPages, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
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

/** What was written; empty if the kind has no such field. */
export type Enquiry = z.output<typeof enquirySchema>;
export type ReceivedEnquiry = z.output<typeof rowSchema>;

/** One partition of the index lists all of them by time. */
const listKey = 'all';
const keptSeconds = 365 * 24 * 3600;
/** Stands in for a user ID: visitors are not signed in. */
const visitor = 'visitor';

/** The `enquiries` table, and the counts in `enquiry-limits` that bound it. */
export function createEnquiriesRepository(storage: Storage) {
  const { documents, tableName } = storage;
  const TableName = tableName('enquiries');

  const countUp = ({ key, maximum, expiresAt }: EnquiryLimit): TransactItem => ({
    Update: updateOf(
      { TableName: tableName('enquiry-limits'), Key: { limitKey: key } },
      { add: { sent: 1 }, set: { expiresAt } },
      when('attribute_not_exists(sent) OR sent < :maximum', { maximum }),
    ),
  });

  return {
    /** When the enquiry with this ID came in, or null. */
    async readReceivedAt(enquiryId: string): Promise<string | null> {
      const row = await readRow(documents, { TableName, Key: { enquiryId } }, receivedSchema);
      return row && row.receivedAt;
    },

    /** The newest, at most `limit`. */
    async readNewest(limit: number): Promise<ReceivedEnquiry[]> {
      const query = {
        TableName,
        IndexName: 'received',
        where: 'listKey = :all',
        values: { all: listKey },
        newestFirst: true,
      };
      const enquiries: ReceivedEnquiry[] = [];
      for await (const page of readPages(documents, query, Math.min(limit, 100))) {
        enquiries.push(...parseRows(rowSchema, page, TableName));
        if (enquiries.length >= limit) break;
      }
      return enquiries.slice(0, limit);
    },

    /** Stores it with its event and counts it, all or nothing. */
    async store(
      enquiry: Enquiry,
      receivedAt: Date,
      limits: EnquiryLimit[],
      cause: Cause,
    ): Promise<'stored' | 'exists' | 'limited'> {
      const expiresAt = Math.floor(receivedAt.getTime() / 1000) + keptSeconds;
      const Item = { ...enquiry, listKey, receivedAt: receivedAt.toISOString(), expiresAt };
      const refused = await refusedBy(
        transact(documents, [
          { Put: { TableName, Item, ...when('attribute_not_exists(enquiryId)') } },
          outboxItem(storage, 'EnquiryReceived', { userId: visitor, cause, data: enquiry }),
          ...limits.map(countUp),
        ]),
      );
      if (refused.length === 0) return 'stored';
      return refused.includes(0) ? 'exists' : 'limited';
    },
  };
}

export type EnquiriesRepository = ReturnType<typeof createEnquiriesRepository>;
