import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { storedReplySchema, type StoredReply } from './stored-reply';

/** Longer than a function runs, so that nobody else writes the same answer. */
const leaseMs = 40_000;

const rowSchema = z.object({
  lease: z.string(),
  leaseUntil: z.number(),
  stopRequested: z.boolean().default(false),
  reply: storedReplySchema.nullable().default(null),
});

/** A message that is being answered, by the id the client made for it. */
export interface Turn {
  userId: string;
  messageId: string;
  /** Who answers it: a later attempt has another lease. */
  lease: string;
}

export type Reservation =
  { state: 'reserved'; turn: Turn } | { state: 'busy' } | { state: 'answered'; reply: StoredReply };

/** The reservations in the table `chat-messages`: one row for each message that was sent. */
export function createTurnsRepository({ documents, tableName, clock, newId }: Storage) {
  const TableName = tableName('chat-messages');
  const keyOf = ({ userId, messageId }: Pick<Turn, 'userId' | 'messageId'>) => ({
    userId,
    entryKey: `coach-turn#${messageId}`,
  });

  async function read(turn: Pick<Turn, 'userId' | 'messageId'>) {
    const { Item } = await documents.send(
      new GetCommand({ TableName, Key: keyOf(turn), ConsistentRead: true }),
    );
    return Item ? rowSchema.parse(Item) : null;
  }

  /** False when the condition refused it. */
  async function unlessRefused(write: Promise<unknown>): Promise<boolean> {
    try {
      await write;
      return true;
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) return false;
      throw error;
    }
  }

  return {
    /** Takes the id before anything is asked; an attempt that crashed is taken over after its lease. */
    async reserve(userId: string, messageId: string): Promise<Reservation> {
      const turn = { userId, messageId, lease: newId() };
      const now = clock.now().getTime();
      const put = new PutCommand({
        TableName,
        Item: { ...keyOf(turn), lease: turn.lease, leaseUntil: now + leaseMs },
        ConditionExpression:
          'attribute_not_exists(entryKey) OR (attribute_not_exists(reply) AND leaseUntil < :now)',
        ExpressionAttributeValues: { ':now': now },
      });
      if (await unlessRefused(documents.send(put))) return { state: 'reserved', turn };
      const stored = await read(turn);
      return stored?.reply ? { state: 'answered', reply: stored.reply } : { state: 'busy' };
    },

    /** Keeps the reply with its message; refused when somebody else holds the lease, or the account is gone. */
    answerItem(turn: Turn, reply: StoredReply): TransactItem {
      return {
        Update: {
          TableName,
          Key: keyOf(turn),
          UpdateExpression: 'SET reply = :reply',
          ConditionExpression: 'lease = :lease AND attribute_not_exists(reply)',
          ExpressionAttributeValues: { ':reply': reply, ':lease': turn.lease },
        },
      };
    },

    /** Gives the id back after a failure, so that it can be sent again at once. */
    async release(turn: Turn): Promise<void> {
      await unlessRefused(
        documents.send(
          new DeleteCommand({
            TableName,
            Key: keyOf(turn),
            ConditionExpression: 'lease = :lease AND attribute_not_exists(reply)',
            ExpressionAttributeValues: { ':lease': turn.lease },
          }),
        ),
      );
    },

    /** False when no such message was sent. */
    requestStop: (userId: string, messageId: string): Promise<boolean> =>
      unlessRefused(
        documents.send(
          new UpdateCommand({
            TableName,
            Key: keyOf({ userId, messageId }),
            UpdateExpression: 'SET stopRequested = :yes',
            ConditionExpression: 'attribute_exists(entryKey)',
            ExpressionAttributeValues: { ':yes': true },
          }),
        ),
      ),

    async isStopRequested(turn: Turn): Promise<boolean> {
      return (await read(turn))?.stopRequested ?? false;
    },
  };
}

export type TurnsRepository = ReturnType<typeof createTurnsRepository>;
