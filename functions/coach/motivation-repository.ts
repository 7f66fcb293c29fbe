import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { replySourceSchema } from '../../shared/contracts/coach';
import type { Storage } from '../platform/storage/storage';

const motivationSchema = z.object({
  message: z.string(),
  source: replySourceSchema,
  /** What it was written for: another day or other numbers need another text. */
  basis: z.string(),
});
export type Motivation = z.output<typeof motivationSchema>;

const entryKey = 'motivation';

/** The latest motivation for each person, one row in the table `chat-messages`. */
export function createMotivationRepository({ documents, tableName }: Storage) {
  const TableName = tableName('chat-messages');
  return {
    async read(userId: string): Promise<Motivation | null> {
      const { Item } = await documents.send(new GetCommand({ TableName, Key: { userId, entryKey } }));
      return Item ? motivationSchema.parse(Item) : null;
    },

    async keep(userId: string, motivation: Motivation): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: { userId, entryKey, ...motivation } }));
    },
  };
}

export type MotivationRepository = ReturnType<typeof createMotivationRepository>;
