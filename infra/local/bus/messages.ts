import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  paginateQuery,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { TableSpec } from '../../../functions/manifest-types';

const messageSchema = z.object({
  /** The consumer function's name. */
  queue: z.string(),
  messageId: z.string(),
  body: z.string(),
  /** Epoch milliseconds. */
  sentAt: z.number(),
  receives: z.number().int(),
  /** Whether it is in the dead-letter queue. */
  isDead: z.boolean(),
});
export type Message = z.output<typeof messageSchema>;

export type MessageTable = ReturnType<typeof createMessageTable>;

export const messageTables = {
  'local-messages': {
    key: 'queue',
    sort: 'messageId',
    recoverable: false,
    owner: { by: 'none', because: 'it stands for the queues of the cloud' },
  },
} as const satisfies Record<string, TableSpec>;

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** Stores the messages of all queues until they are handled; dead ones stay until they are redriven. */
export function createMessageTable(client: DynamoDBClient, tablePrefix: string) {
  const documents = DynamoDBDocumentClient.from(client);
  const TableName = `${tablePrefix}local-messages`;
  // For the embedded database, a transaction takes a third of the time of a batch write of the same rows.
  const transact = async (messages: Message[], itemFor: (message: Message) => TransactItem) => {
    const items = [...new Map(messages.map((m) => [m.messageId, m])).values()].map(itemFor);
    for (let start = 0; start < items.length; start += 100) {
      await documents.send(new TransactWriteCommand({ TransactItems: items.slice(start, start + 100) }));
    }
  };
  return {
    /** Writes messages in their current state; up to 100 of them all or none. */
    save: (messages: Message[]) => transact(messages, (Item) => ({ Put: { TableName, Item } })),
    remove: (messages: Message[]) =>
      transact(messages, ({ queue, messageId }) => ({ Delete: { TableName, Key: { queue, messageId } } })),
    /** All messages of one queue, oldest first. */
    async load(queue: string): Promise<Message[]> {
      const messages: Message[] = [];
      const query = {
        TableName,
        KeyConditionExpression: 'queue = :queue',
        ExpressionAttributeValues: { ':queue': queue },
        ConsistentRead: true,
      };
      for await (const page of paginateQuery({ client: documents }, query)) {
        messages.push(...messageSchema.array().parse(page.Items ?? []));
      }
      return messages;
    },
  };
}
