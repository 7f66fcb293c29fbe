import { GetCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { addDays, type LocalDate } from '../../shared/domain/local-date';
import { maximumBridgeableGap } from '../../shared/domain/streak';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';

const activityDaySchema = z.object({
  localDate: z.string().transform((date) => date as LocalDate),
  activeSeconds: z.number().int().default(0),
  workouts: z.number().int().default(0),
  dances: z.number().int().default(0),
  challenges: z.number().int().default(0),
  caloriesKcal: z.number().int().default(0),
  steps: z.record(z.string(), z.number().int()).default({}),
});

/** What one person did on one day of their own calendar. */
export type ActivityDay = z.output<typeof activityDaySchema>;

/** A day with a counted workout, dance or challenge keeps a streak alive. */
export function isActive(day: ActivityDay): boolean {
  return day.workouts + day.dances + day.challenges > 0;
}

/** The `activity-days` table. */
export function createActivityRepository({ documents, tableName }: Storage) {
  const TableName = tableName('activity-days');

  return {
    async read(userId: string, localDate: LocalDate): Promise<ActivityDay | null> {
      const Key = { userId, localDate };
      const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item ? activityDaySchema.parse(Item) : null;
    },

    /**
     * The days since `from`, oldest first, and before it as far back as a streak could reach: until a gap
     * that no freeze can bridge.
     */
    async readSince(userId: string, from: LocalDate): Promise<ActivityDay[]> {
      const days: ActivityDay[] = [];
      const pages = paginateQuery(
        { client: documents, pageSize: 120 },
        {
          TableName,
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ScanIndexForward: false,
          ConsistentRead: true,
        },
      );
      for await (const page of pages) {
        for (const item of page.Items ?? []) {
          const day = activityDaySchema.parse(item);
          const edge = days.findLast(isActive)?.localDate ?? from;
          const beforeAnyStreak = day.localDate < addDays(edge, -(maximumBridgeableGap + 2));
          if (day.localDate < from && beforeAnyStreak) return days.toReversed();
          days.push(day);
        }
      }
      return days.toReversed();
    },

    addWorkoutItem(
      userId: string,
      done: { localDate: LocalDate; activeSeconds: number; caloriesKcal: number },
    ): TransactItem {
      return {
        Update: {
          TableName,
          Key: { userId, localDate: done.localDate },
          UpdateExpression: 'ADD workouts :one, activeSeconds :seconds, caloriesKcal :kcal',
          ExpressionAttributeValues: {
            ':one': 1,
            ':seconds': done.activeSeconds,
            ':kcal': done.caloriesKcal,
          },
        },
      };
    },
  };
}

export type ActivityRepository = ReturnType<typeof createActivityRepository>;
