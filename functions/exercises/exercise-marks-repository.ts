import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { ExerciseMark, ExerciseMarks } from '../../shared/contracts/exercises';
import { unlessRefused, when } from '../platform/storage/conditions';
import { parseRows, readPages, readRow, type Item } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';

export type MarkKind = keyof ExerciseMark;

const unmarked: ExerciseMark = { favorite: false, exclusion: false };

const markSchema = z.object({
  exerciseId: z.string(),
  favorite: z.boolean().default(false),
  exclusion: z.boolean().default(false),
});

/** An unreadable mark may have meant "Not for me", so it throws. */
const excluded = ({ exerciseId }: Item) => ({ ...unmarked, exerciseId: String(exerciseId), exclusion: true });

/** The `exercise-marks` table: one row for each exercise a person marked. */
export function createExerciseMarksRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('exercise-marks');

  async function read(userId: string, exerciseId: string): Promise<ExerciseMark> {
    const row = await readRow(documents, { TableName, Key: { userId, exerciseId } }, markSchema);
    return row ? { favorite: row.favorite, exclusion: row.exclusion } : unmarked;
  }

  return {
    async readAll(userId: string): Promise<ExerciseMarks> {
      const query = { TableName, where: 'userId = :user', values: { user: userId } };
      const marks: z.output<typeof markSchema>[] = [];
      for await (const page of readPages(documents, query))
        marks.push(...parseRows(markSchema, page, TableName, excluded));
      const idsOf = (kind: MarkKind) => marks.filter((mark) => mark[kind]).map((mark) => mark.exerciseId);
      return { favorites: idsOf('favorite'), exclusions: idsOf('exclusion') };
    },

    /** Sets this mark and clears the other one. */
    async set(userId: string, exerciseId: string, kind: MarkKind): Promise<ExerciseMark> {
      const mark = { ...unmarked, [kind]: true };
      const markedAt = clock.now().toISOString();
      await documents.send(new PutCommand({ TableName, Item: { userId, exerciseId, ...mark, markedAt } }));
      return mark;
    },

    /** Clears this mark; the other kind, if set meanwhile, stays. Returns what is left. */
    async clear(userId: string, exerciseId: string, kind: MarkKind): Promise<ExerciseMark> {
      const Key = { userId, exerciseId };
      const isSet = when(`#${kind} = :set`, { set: true });
      const cleared = await unlessRefused(documents.send(new DeleteCommand({ TableName, Key, ...isSet })));
      return cleared ? unmarked : read(userId, exerciseId);
    },
  };
}

export type ExerciseMarksRepository = ReturnType<typeof createExerciseMarksRepository>;
