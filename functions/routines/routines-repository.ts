import * as z from 'zod';
import type { OwnRoutine } from '../../shared/contracts/routines';
import { customExercisesSchema } from '../../shared/rules/custom-plan';
import { changeRowUnlessRefused } from '../platform/storage/change-row';
import { refusedBy, when, type Condition } from '../platform/storage/conditions';
import { goneItem, isThere, unlessGone } from '../platform/storage/gone';
import { readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

/** Sorts before every ULID; stores how many routines the person has. */
const countMarker = '#count';
const firstId = '0';

const rowSchema = z.object({
  routineId: z.string(),
  name: z.string(),
  exercises: customExercisesSchema,
  createdAt: z.string(),
  updatedAt: z.string(),
});

function toRoutine({ routineId, ...fields }: z.output<typeof rowSchema>): OwnRoutine {
  return { id: routineId, ...fields };
}

export type RoutineChanges = Partial<Pick<OwnRoutine, 'name' | 'exercises'>>;

const storedSchema = unlessGone(rowSchema);
const isStored = when(isThere('routineId'));

/** The `routines` table: one row per routine, and a marker row that counts them. */
export function createRoutinesRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('routines');

  const rowOf = (userId: string, routineId: string) => ({ TableName, Key: { userId, routineId } });

  const countItem = (userId: string, by: 1 | -1, condition?: Condition): TransactItem => ({
    Update: updateOf(rowOf(userId, countMarker), { add: { routineCount: by } }, condition),
  });

  return {
    async read(userId: string, routineId: string): Promise<OwnRoutine | null> {
      const row = await readRow(documents, rowOf(userId, routineId), storedSchema);
      return row && toRoutine(row);
    },

    /** Newest first; a person's maximum fits into one answer. */
    async list(userId: string): Promise<OwnRoutine[]> {
      const query = {
        TableName,
        where: 'userId = :user AND routineId >= :first',
        values: { user: userId, first: firstId },
        newestFirst: true,
      };
      const rows = await readRows(documents, query, storedSchema);
      return rows.filter((row) => row !== null).map(toRoutine);
    },

    /** Refused if the ID was used or `maximum` are already stored. */
    async create(
      userId: string,
      routine: OwnRoutine,
      maximum: number,
    ): Promise<'created' | 'exists' | 'full'> {
      const { id: routineId, ...fields } = routine;
      const Item = { userId, routineId, ...fields };
      const hasRoom = when('attribute_not_exists(routineCount) OR routineCount < :maximum', { maximum });
      const refused = await refusedBy(
        transact(documents, [
          { Put: { TableName, Item, ...when('attribute_not_exists(routineId)') } },
          countItem(userId, 1, hasRoom),
        ]),
      );
      if (refused.length === 0) return 'created';
      return refused.includes(0) ? 'exists' : 'full';
    },

    /** The changed routine, or null if there is none. */
    async change(userId: string, routineId: string, changes: RoutineChanges & { updatedAt: string }) {
      const update = updateOf(rowOf(userId, routineId), { set: changes }, isStored);
      const changed = await changeRowUnlessRefused(documents, update, rowSchema);
      return changed && toRoutine(changed);
    },

    /** False if there was none. */
    async remove(userId: string, routineId: string): Promise<boolean> {
      const refused = await refusedBy(
        transact(documents, [
          goneItem(rowOf(userId, routineId), clock.now(), isStored),
          countItem(userId, -1, when('routineCount > :zero', { zero: 0 })),
        ]),
      );
      return refused.length === 0;
    },
  };
}

export type RoutinesRepository = ReturnType<typeof createRoutinesRepository>;
