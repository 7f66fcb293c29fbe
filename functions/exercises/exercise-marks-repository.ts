import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { DeleteCommand, GetCommand, paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ExerciseMark, ExerciseMarks } from '../../shared/contracts/exercises';
import type { Storage } from '../platform/storage/storage';

export type MarkKind = keyof ExerciseMark;

const unmarked: ExerciseMark = { favorite: false, exclusion: false };

const markSchema = z.object({
  exerciseId: z.string(),
  favorite: z.boolean().default(false),
  exclusion: z.boolean().default(false),
});

/** The `exercise-marks` table: one row for each exercise a person marked. */
export function createExerciseMarksRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('exercise-marks');

  async function read(userId: string, exerciseId: string): Promise<ExerciseMark> {
    const Key = { userId, exerciseId };
    const { Item } = await documents.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
    if (!Item) return unmarked;
    const { favorite, exclusion } = markSchema.parse(Item);
    return { favorite, exclusion };
  }

  return {
    async readAll(userId: string): Promise<ExerciseMarks> {
      const pages = paginateQuery(
        { client: documents },
        {
          TableName,
          KeyConditionExpression: 'userId = :user',
          ExpressionAttributeValues: { ':user': userId },
          ConsistentRead: true,
        },
      );
      const marks: z.output<typeof markSchema>[] = [];
      for await (const { Items = [] } of pages) marks.push(...Items.map((item) => markSchema.parse(item)));
      const idsOf = (kind: MarkKind) => marks.filter((mark) => mark[kind]).map((mark) => mark.exerciseId);
      return { favorites: idsOf('favorite'), exclusions: idsOf('exclusion') };
    },

    /** Sets this mark and takes the other one away. */
    async set(userId: string, exerciseId: string, kind: MarkKind): Promise<ExerciseMark> {
      const mark = { ...unmarked, [kind]: true };
      const markedAt = clock.now().toISOString();
      await documents.send(new PutCommand({ TableName, Item: { userId, exerciseId, ...mark, markedAt } }));
      return mark;
    },

    /** Takes this mark away; the other kind, set meanwhile, stays. Answers what is left. */
    async clear(userId: string, exerciseId: string, kind: MarkKind): Promise<ExerciseMark> {
      try {
        await documents.send(
          new DeleteCommand({
            TableName,
            Key: { userId, exerciseId },
            ConditionExpression: '#kind = :set',
            ExpressionAttributeNames: { '#kind': kind },
            ExpressionAttributeValues: { ':set': true },
          }),
        );
        return unmarked;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return read(userId, exerciseId);
      }
    },
  };
}

export type ExerciseMarksRepository = ReturnType<typeof createExerciseMarksRepository>;
