import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { refusedBy, unlessRefused, when } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';
import { idSchema, instantSchema } from '../../shared/contracts/values';
import type { ConversationKey } from './chat-messages-repository';
import { storedReplySchema, type StoredReply } from './stored-reply';

/** Longer than a function runs, so that no one else writes the same answer. */
const leaseMs = 40_000;
/** A phone may send its message again that much later and still gets the stored reply. */
const keptSeconds = 7 * 86_400;

const rowSchema = z.object({
  lease: z.string(),
  leaseUntil: z.number(),
  stopRequested: z.boolean().default(false),
  reply: storedReplySchema.nullable().default(null),
});

/** The chat message sent last, for readers who look before its reply is there. */
const pendingSchema = z.object({
  messageId: idSchema,
  content: z.string(),
  createdAt: instantSchema,
  leaseUntil: z.number(),
});

/** What can be shown of a message being answered. */
export interface PendingMessage {
  id: string;
  content: string;
  createdAt: string;
}

/** A message being answered, by the id the client generated. */
export interface Turn {
  userId: string;
  messageId: string;
  /** Who is answering it: a later attempt has another lease. */
  lease: string;
}

export type Reservation =
  | { state: 'reserved'; turn: Turn }
  | { state: 'busy' }
  | { state: 'answered'; reply: StoredReply };

const pendingKey = (conversation: ConversationKey['conversation']) => `coach-pending#${conversation}`;

const isUnanswered = ({ lease }: Turn) => when('lease = :lease AND attribute_not_exists(reply)', { lease });

/** The reservations in the table `chat-messages`: one row for each message sent, which expires. */
export function createTurnsRepository({ documents, tableName, clock, newId }: Storage) {
  const TableName = tableName('chat-messages');
  const keyOf = ({ userId, messageId }: Pick<Turn, 'userId' | 'messageId'>) => ({
    userId,
    entryKey: `coach-turn#${messageId}`,
  });

  const rowOf = (turn: Pick<Turn, 'userId' | 'messageId'>) => ({ TableName, Key: keyOf(turn) });
  const read = (turn: Pick<Turn, 'userId' | 'messageId'>) => readRow(documents, rowOf(turn), rowSchema);

  const leased = () => {
    const now = clock.now().getTime();
    return { leaseUntil: now + leaseMs, expiresAt: Math.floor(now / 1000) + keptSeconds };
  };

  return {
    /** Takes the id before anything is asked; an attempt that crashed is taken over after its lease. */
    async reserve(userId: string, messageId: string): Promise<Reservation> {
      const turn = { userId, messageId, lease: newId() };
      const now = clock.now().getTime();
      const put = new PutCommand({
        TableName,
        Item: { ...keyOf(turn), lease: turn.lease, ...leased() },
        ...when('attribute_not_exists(entryKey) OR (attribute_not_exists(reply) AND leaseUntil < :now)', {
          now,
        }),
      });
      if ((await refusedBy(documents.send(put))).length === 0) return { state: 'reserved', turn };
      const stored = await read(turn);
      return stored?.reply ? { state: 'answered', reply: stored.reply } : { state: 'busy' };
    },

    /** Says what is being answered, for anyone reading the chat meanwhile. */
    async announce(
      { userId, conversation }: ConversationKey,
      { id, content, createdAt }: PendingMessage,
    ): Promise<void> {
      const key = { userId, entryKey: pendingKey(conversation) };
      const Item = { ...key, messageId: id, content, createdAt, ...leased() };
      await documents.send(new PutCommand({ TableName, Item }));
    },

    /** The message that is being answered; null if there is none, or if its answer was abandoned. */
    async readPending({ userId, conversation }: ConversationKey): Promise<PendingMessage | null> {
      const row = { TableName, Key: { userId, entryKey: pendingKey(conversation) } };
      const sent = await readRow(documents, row, pendingSchema);
      if (!sent || sent.leaseUntil < clock.now().getTime()) return null;
      const { messageId: id, content, createdAt } = sent;
      const turn = await read({ userId, messageId: id });
      return turn && turn.reply === null ? { id, content, createdAt } : null;
    },

    /** Stores the reply with its message; refused when someone else holds the lease, or the account is gone. */
    answerItem(turn: Turn, reply: StoredReply): TransactItem {
      return { Update: updateOf(rowOf(turn), { set: { reply } }, isUnanswered(turn)) };
    },

    /** Releases the id after a failure, so that it can be sent again right away. */
    async release(turn: Turn): Promise<void> {
      await unlessRefused(documents.send(new DeleteCommand({ ...rowOf(turn), ...isUnanswered(turn) })));
    },

    /** False when no such message was sent. */
    async requestStop(userId: string, messageId: string): Promise<boolean> {
      const row = rowOf({ userId, messageId });
      const update = updateOf(row, { set: { stopRequested: true } }, when('attribute_exists(entryKey)'));
      return (await refusedBy(documents.send(new UpdateCommand(update)))).length === 0;
    },

    async isStopRequested(turn: Turn): Promise<boolean> {
      return (await read(turn))?.stopRequested ?? false;
    },
  };
}

export type TurnsRepository = ReturnType<typeof createTurnsRepository>;
