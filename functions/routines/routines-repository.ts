import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { OwnRoutine } from '../../shared/contracts/routines';
import { customExercisesSchema } from '../../shared/domain/custom-plan';
import type { Storage } from '../platform/storage/storage';
import { ConditionFailed, transact, type TransactItem } from '../platform/storage/transact';

/** Sorts before every ULID; holds how many routines the person has. */
const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({
  routineId: z.string(),
  name: z.string(),
  exercises: customExercisesSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});

function toRoutine(item: unknown): OwnRoutine {
  const { routineId, ...fields } = rowSchema.parse(item);
  return { id: routineId, ...fields };
}

export type RoutineChanges = Partial<Pick<OwnRoutine, 'name' | 'exercises'>>;

/** The `routines` table: one row a routine, and a marker that keeps count of them. */
export function createRoutinesRepository({ documents, tableName }: Storage) {
  const TableName = tableName('routines');

  const countUp = (userId: string, maximum: number): TransactItem => ({
    Update: {
      TableName,
      Key: { userId, routineId: countMarker },
      UpdateExpression: 'ADD routineCount :one',
      ConditionExpression: 'attribute_not_exists(routineCount) OR routineCount < :maximum',
      ExpressionAttributeValues: { ':one': 1, ':maximum': maximum },
    },
  });

  const countDown = (userId: string): TransactItem => ({
    Update: {
      TableName,
      Key: { userId, routineId: countMarker },
      UpdateExpression: 'ADD routineCount :minusOne',
      ExpressionAttributeValues: { ':minusOne': -1 },
    },
  });

  return {
    async read(userId: string, routineId: string): Promise<OwnRoutine | null> {
      const Key = { userId, routineId };
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? toRoutine(Item) : null;
    },

    /** Newest first; as many as a person can have fit into one answer. */
    async list(userId: string): Promise<OwnRoutine[]> {
      const { Items = [] } = await documents.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'userId = :user AND routineId >= :first',
          ExpressionAttributeValues: { ':user': userId, ':first': firstId },
          ScanIndexForward: false,
          ConsistentRead: true,
        }),
      );
      return Items.map(toRoutine);
    },

    /** Refused when the id exists or `maximum` are stored already. */
    async create(
      userId: string,
      routine: OwnRoutine,
      maximum: number,
    ): Promise<'created' | 'exists' | 'full'> {
      const { id: routineId, ...fields } = routine;
      const Item = { userId, routineId, ...fields };
      const ConditionExpression = 'attribute_not_exists(routineId)';
      try {
        await transact(documents, [
          { Put: { TableName, Item, ConditionExpression } },
          countUp(userId, maximum),
        ]);
        return 'created';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        return error.positions.includes(0) ? 'exists' : 'full';
      }
    },

    /** The routine as changed, or null when there is none. */
    async change(userId: string, routineId: string, changes: RoutineChanges & { updatedAt: string }) {
      const fields = Object.entries(changes).filter(([, value]) => value !== undefined);
      const update = new UpdateCommand({
        TableName,
        Key: { userId, routineId },
        UpdateExpression: `SET ${fields.map(([field]) => `#${field} = :${field}`).join(', ')}`,
        ConditionExpression: 'attribute_exists(routineId)',
        ExpressionAttributeNames: Object.fromEntries(fields.map(([field]) => [`#${field}`, field])),
        ExpressionAttributeValues: Object.fromEntries(fields.map(([field, value]) => [`:${field}`, value])),
        ReturnValues: 'ALL_NEW',
      });
      try {
        return toRoutine((await documents.send(update)).Attributes);
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return null;
        throw error;
      }
    },

    /** False when there was none. */
    async remove(userId: string, routineId: string): Promise<boolean> {
      const ConditionExpression = 'attribute_exists(routineId)';
      try {
        await transact(documents, [
          { Delete: { TableName, Key: { userId, routineId }, ConditionExpression } },
          countDown(userId),
        ]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed) return false;
        throw error;
      }
    },
  };
}

export type RoutinesRepository = ReturnType<typeof createRoutinesRepository>;
