import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { coachMessageSchema, type CoachMessage } from '../../shared/contracts/coach';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const prefix = 'coach#';
/** Sorts after every ULID. */
const end = `${prefix}~`;

const rowSchema = coachMessageSchema
  .omit({ id: true })
  .extend({ messageId: z.string(), entryKey: z.string() });

function toMessage(item: unknown): CoachMessage {
  const { messageId, entryKey: _, ...fields } = rowSchema.parse(item);
  return { id: messageId, ...fields };
}

export interface MessagePage {
  /** Newest first. */
  messages: CoachMessage[];
  nextId: string | null;
}

/** The messages in the table `chat-messages`, in the order the server stored them. */
export function createChatMessagesRepository({ documents, tableName, newId }: Storage) {
  const TableName = tableName('chat-messages');

  return {
    /** Newest first, beginning after the entry `beforeId`. */
    async list(userId: string, limit: number, beforeId: string | null): Promise<MessagePage> {
      const { Items = [], LastEvaluatedKey } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user AND entryKey BETWEEN :first AND :end',
          ExpressionAttributeValues: { ':user': userId, ':first': prefix, ':end': end },
          ExclusiveStartKey: beforeId ? { userId, entryKey: prefix + beforeId } : undefined,
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: limit,
        }),
      );
      const next: unknown = LastEvaluatedKey?.entryKey;
      const nextId = typeof next === 'string' ? next.slice(prefix.length) : null;
      return { messages: Items.map(toMessage), nextId };
    },

    /** A message and its reply, in this order whatever clock the person's device has. */
    createItems(userId: string, messages: readonly CoachMessage[]): TransactItem[] {
      return messages.map(({ id: messageId, ...fields }) => ({
        Put: { TableName, Item: { userId, entryKey: prefix + newId(), messageId, ...fields } },
      }));
    },
  };
}

export type ChatMessagesRepository = ReturnType<typeof createChatMessagesRepository>;
