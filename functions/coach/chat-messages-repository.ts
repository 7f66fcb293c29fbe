import * as z from 'zod';
import { coachMessageSchema, type Conversation } from '../../shared/contracts/coach';
import { readPage } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { memorySchema } from './memory';
import { concernNames } from './safety/answers';

/** A person's chat. */
export interface ConversationKey {
  userId: string;
  conversation: Conversation;
}

const prefixOf = ({ conversation }: ConversationKey) => `${conversation}#`;

/** A message with what only the coach knows about it. */
const storedChatMessageSchema = coachMessageSchema.extend({
  concern: z.enum(concernNames).nullable().default(null).catch(null),
  memory: memorySchema.nullish().catch(null),
  /** Whether it may mention the health notes, because its author had read them. Unknown for old ones. */
  knowsNotes: z.boolean().default(true).catch(true),
});
export type StoredChatMessage = z.output<typeof storedChatMessageSchema>;

const rowSchema = storedChatMessageSchema
  .omit({ id: true })
  .extend({ messageId: z.string(), entryKey: z.string() });

function toMessage(row: z.output<typeof rowSchema>): StoredChatMessage {
  const { messageId, entryKey: _, ...fields } = row;
  return { id: messageId, ...fields };
}

export interface MessagePage {
  /** Newest first. */
  messages: StoredChatMessage[];
  nextId: string | null;
}

/** The messages in the table `chat-messages`, in the order the server stored them. */
export function createChatMessagesRepository({ documents, tableName, newId }: Storage) {
  const TableName = tableName('chat-messages');

  return {
    /** Newest first, starting after the entry `beforeId`. */
    async list(talk: ConversationKey, limit: number, beforeId: string | null): Promise<MessagePage> {
      const { userId } = talk;
      const prefix = prefixOf(talk);
      const query = {
        TableName,
        where: 'userId = :user AND entryKey BETWEEN :first AND :end',
        // '~' sorts after every ULID.
        values: { user: userId, first: prefix, end: `${prefix}~` },
        newestFirst: true,
      };
      const after = beforeId ? { userId, entryKey: prefix + beforeId } : null;
      const { rows, lastKey } = await readPage(documents, query, rowSchema, { limit, after });
      const next = lastKey?.entryKey;
      const nextId = typeof next === 'string' ? next.slice(prefix.length) : null;
      return { messages: rows.map(toMessage), nextId };
    },

    /** A message and its reply, always in this order, whatever the device's clock says. */
    createItems(talk: ConversationKey, messages: readonly StoredChatMessage[]): TransactItem[] {
      return messages.map(({ id: messageId, ...fields }) => ({
        Put: {
          TableName,
          Item: { userId: talk.userId, entryKey: prefixOf(talk) + newId(), messageId, ...fields },
        },
      }));
    },
  };
}

export type ChatMessagesRepository = ReturnType<typeof createChatMessagesRepository>;
