import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateQuery, UpdateCommand } from '@aws-sdk/lib-dynamodb';
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

/** Several sources count the same walk, so the largest stands for the day. */
export function stepsOf(day: Pick<ActivityDay, 'steps'> | undefined): number {
  return Math.max(0, ...Object.values(day?.steps ?? {}));
}

export interface StepsReport {
  date: LocalDate;
  source: string;
  /** The day's total so far. */
  total: number;
}

/** Answers null when `condition` refuses. */
async function unlessRefused<Result>(update: Promise<Result>): Promise<Result | null> {
  try {
    return await update;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
}

/** The `activity-days` table. */
export function createActivityRepository({ documents, tableName }: Storage) {
  const TableName = tableName('activity-days');

  async function read(userId: string, localDate: LocalDate): Promise<ActivityDay | null> {
    const Key = { userId, localDate };
    const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    return Item ? activityDaySchema.parse(Item) : null;
  }

  /** Counts one report of the day; null when there were `maximum` already. */
  async function countReport(Key: Record<string, unknown>, maximum: number): Promise<ActivityDay | null> {
    const counted = await unlessRefused(
      documents.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET steps = if_not_exists(steps, :none) ADD stepReports :one',
          ConditionExpression: 'attribute_not_exists(stepReports) OR stepReports < :maximum',
          ExpressionAttributeValues: { ':none': {}, ':one': 1, ':maximum': maximum },
          ReturnValues: 'ALL_NEW',
        }),
      ),
    );
    return counted && activityDaySchema.parse(counted.Attributes);
  }

  return {
    read,

    /** The day's totals by source with this one if it is higher; null after `maximum` reports of the day. */
    async recordSteps(
      userId: string,
      { date: localDate, source, total }: StepsReport,
      maximum: number,
    ): Promise<ActivityDay['steps'] | null> {
      const Key = { userId, localDate };
      const before = await countReport(Key, maximum);
      if (!before || (before.steps[source] ?? -1) >= total) return before?.steps ?? null;
      const raised = await unlessRefused(
        documents.send(
          new UpdateCommand({
            TableName,
            Key,
            UpdateExpression: 'SET steps.#source = :total',
            ConditionExpression: 'attribute_not_exists(steps.#source) OR steps.#source < :total',
            ExpressionAttributeNames: { '#source': source },
            ExpressionAttributeValues: { ':total': total },
            ReturnValues: 'ALL_NEW',
          }),
        ),
      );
      // Refused: the same source sent a higher total at the same moment.
      const day = raised ? activityDaySchema.parse(raised.Attributes) : await read(userId, localDate);
      return day?.steps ?? null;
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
