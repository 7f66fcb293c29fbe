import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { nutritionGoalsSchema, type NutritionGoals } from '../../shared/rules/nutrition/goals';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

const rowSchema = z.object({ goals: nutritionGoalsSchema });

/** The `nutrition-goals` table: one row per person who set targets. */
export function createGoalsRepository({ documents, tableName }: Storage) {
  const TableName = tableName('nutrition-goals');

  return {
    async read(userId: string): Promise<NutritionGoals | null> {
      const row = await readRow(documents, { TableName, Key: { userId } }, rowSchema);
      return row?.goals ?? null;
    },

    async write(userId: string, goals: NutritionGoals, updatedAt: string): Promise<void> {
      await documents.send(new PutCommand({ TableName, Item: { userId, goals, updatedAt } }));
    },
  };
}

export type GoalsRepository = ReturnType<typeof createGoalsRepository>;
