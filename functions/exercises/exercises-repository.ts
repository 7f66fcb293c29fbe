import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { LibraryExercise } from '../../shared/contracts/exercises';
import { exerciseById } from './library/catalogue';
import { exerciseSchema } from '../../shared/rules/exercise';
import type { Log } from '../platform/logger';
import { readPages } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

/** All rows are in one partition: the library is read as a whole. */
export const libraryPartition = 'library';

const rowSchema = exerciseSchema
  .omit({ id: true })
  .extend({ exerciseId: exerciseSchema.shape.id, hasClip: z.boolean().default(false) });

function toExercise({ exerciseId, hasClip, ...fields }: z.output<typeof rowSchema>): LibraryExercise {
  return { id: exerciseId, ...fields, videoUrl: hasClip ? `/videos/${exerciseId}.mp4` : null };
}

/** The `exercises` table: what `npm run import:exercises` wrote, and what operators added. */
export function createExercisesRepository({ documents, tableName }: Storage, log: Log) {
  const TableName = tableName('exercises');

  /**
   * An operator's malformed row hides that exercise, not the library. Fields that an older row lacks come from the
   * built-in exercise with that ID.
   */
  function parsed(item: Record<string, unknown>): LibraryExercise[] {
    const row = rowSchema.safeParse({ ...exerciseById(String(item.exerciseId)), ...item });
    if (row.success) return [toExercise(row.data)];
    const fields = row.error.issues.map((issue) => issue.path.join('.'));
    log.warn('exercise left out', { exerciseId: String(item.exerciseId), fields });
    return [];
  }

  return {
    /** Every readable exercise, in no particular order. */
    async readAll(): Promise<LibraryExercise[]> {
      const query = { TableName, where: 'pk = :pk', values: { pk: libraryPartition }, consistent: false };
      const exercises: LibraryExercise[] = [];
      for await (const page of readPages(documents, query)) exercises.push(...page.flatMap(parsed));
      return exercises;
    },

    async exists(exerciseId: string): Promise<boolean> {
      const Key = { pk: libraryPartition, exerciseId };
      const { Item } = await documents.send(
        new GetCommand({ TableName, Key, ProjectionExpression: 'exerciseId' }),
      );
      return Item !== undefined;
    },
  };
}

export type ExercisesRepository = ReturnType<typeof createExercisesRepository>;
