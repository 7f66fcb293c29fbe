import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { DeviceToken } from '../../../shared/contracts/account';
import type { Storage } from '../../platform/storage/storage';
import { ConditionFailed, transact, type TransactItem } from '../../platform/storage/transact';

/** Sorts before every ULID; holds how many devices the person has. */
const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({
  userId: z.string(),
  tokenId: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable().default(null),
});

function toDeviceToken(item: unknown): DeviceToken {
  const { tokenId, name, createdAt, lastUsedAt } = rowSchema.parse(item);
  return { id: tokenId, name, createdAt, lastUsedAt };
}

/** A device whose token was recognised. */
export interface Device {
  userId: string;
  name: string;
}

/** The `device-tokens` table: one row a device with the hash of its token, and a marker that keeps count. */
export function createDeviceTokensRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('device-tokens');

  const countItem = (userId: string, by: 1 | -1, maximum = Infinity): TransactItem => ({
    Update: {
      TableName,
      Key: { userId, tokenId: countMarker },
      UpdateExpression: 'ADD tokenCount :by',
      ...(by > 0 && { ConditionExpression: 'attribute_not_exists(tokenCount) OR tokenCount < :maximum' }),
      ExpressionAttributeValues: { ':by': by, ...(by > 0 && { ':maximum': maximum }) },
    },
  });

  /** Another token for a device that exists. */
  async function replace(
    userId: string,
    { id, name }: DeviceToken,
    secretHash: string,
  ): Promise<DeviceToken> {
    const { Attributes } = await documents.send(
      new UpdateCommand({
        TableName,
        Key: { userId, tokenId: id },
        UpdateExpression: 'SET secretHash = :hash, #name = :name',
        ConditionExpression: 'attribute_exists(tokenId)',
        ExpressionAttributeNames: { '#name': 'name' },
        ExpressionAttributeValues: { ':hash': secretHash, ':name': name },
        ReturnValues: 'ALL_NEW',
      }),
    );
    return toDeviceToken(Attributes);
  }

  return {
    /** Oldest first. */
    async list(userId: string): Promise<DeviceToken[]> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user AND tokenId >= :first',
          ExpressionAttributeValues: { ':user': userId, ':first': firstId },
          ConsistentRead: true,
        }),
      );
      return Items.map(toDeviceToken);
    },

    /** Stores a new device, or gives the one with this id another token; null when `maximum` are stored. */
    async store(
      userId: string,
      device: DeviceToken,
      secretHash: string,
      maximum: number,
    ): Promise<DeviceToken | null> {
      const { id: tokenId, name, createdAt } = device;
      const Item = { userId, tokenId, name, createdAt, secretHash };
      const ConditionExpression = 'attribute_not_exists(tokenId)';
      try {
        await transact(documents, [
          { Put: { TableName, Item, ConditionExpression } },
          countItem(userId, 1, maximum),
        ]);
        return device;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return error.positions.includes(0) ? replace(userId, device, secretHash) : null;
      }
    },

    /** False when there was none. */
    async remove(userId: string, tokenId: string): Promise<boolean> {
      const ConditionExpression = 'attribute_exists(tokenId)';
      try {
        await transact(documents, [
          { Delete: { TableName, Key: { userId, tokenId }, ConditionExpression } },
          countItem(userId, -1),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed) return false;
        throw error;
      }
    },

    /** Whose token it is, noting that it was used; null when it was never given or no longer stands. */
    async recognise(secretHash: string): Promise<Device | null> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          IndexName: 'secrets',
          KeyConditionExpression: 'secretHash = :hash',
          ExpressionAttributeValues: { ':hash': secretHash },
        }),
      );
      const [found] = Items;
      if (!found) return null;
      try {
        // The index may lag behind: whether the token stands is decided by the row itself.
        const { Attributes } = await documents.send(
          new UpdateCommand({
            TableName,
            Key: { userId: found.userId as unknown, tokenId: found.tokenId as unknown },
            UpdateExpression: 'SET lastUsedAt = :now',
            ConditionExpression: 'secretHash = :hash',
            ExpressionAttributeValues: { ':now': clock.now().toISOString(), ':hash': secretHash },
            ReturnValues: 'ALL_NEW',
          }),
        );
        return rowSchema.parse(Attributes);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null;
        throw error;
      }
    },
  };
}

export type DeviceTokensRepository = ReturnType<typeof createDeviceTokensRepository>;
