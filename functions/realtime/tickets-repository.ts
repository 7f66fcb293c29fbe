import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { unlessRefused, when } from '../platform/storage/conditions';
import { parseRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const ticketSchema = z.object({
  ticket: z.string(),
  userId: z.string(),
  kind: z.string(),
  /** When its person signed in, in epoch seconds. */
  authTime: z.number().int(),
  /** Epoch seconds. */
  expiresAt: z.number().int(),
});
export type Ticket = z.output<typeof ticketSchema>;

/** One-time tickets that open a socket, because browsers cannot send headers when opening one. */
export function createTicketsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('tickets');
  return {
    async create(ticket: Ticket): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: ticket }));
    },

    /** Takes the ticket out of the table; null if it is unknown, used, or expired. */
    async redeem(ticket: string): Promise<Ticket | null> {
      const now = Math.floor(clock.now().getTime() / 1000);
      const deleted = await unlessRefused(
        documents.send(
          new DeleteCommand({
            TableName,
            Key: { ticket },
            ...when('attribute_exists(ticket) AND expiresAt > :now', { now }),
            ReturnValues: 'ALL_OLD',
          }),
        ),
      );
      return deleted && parseRow(ticketSchema, deleted.Attributes, TableName);
    },
  };
}

export type TicketsRepository = ReturnType<typeof createTicketsRepository>;
