import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { LocalDate } from '../../shared/rules/local-date';
import { readBatch } from '../platform/storage/batch';
import { ConditionFailed, unlessRefused, when } from '../platform/storage/conditions';
import { parseRows, readRow, readRows } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { leagueBands, type LeagueBandId } from './rules/leagues';
import { updateOf } from '../platform/storage/update';

const memberSchema = z.object({
  userId: z.string(),
  week: z.string().transform((week) => week as LocalDate),
  boardId: z.string(),
  /** The total before the week's first known change, and after its last. */
  pointsBefore: z.number().int(),
  pointsAfter: z.number().int(),
  /** The versions of the person's row after these two changes; 0 in rows from when totals could only grow. */
  firstVersion: z.number().int().default(0),
  lastVersion: z.number().int().default(0),
  /** The week's at its last change of points; absent in rows from before it was kept. */
  activeSeconds: z.number().int().optional(),
  result: z.object({ place: z.number().int(), members: z.number().int(), won: z.boolean() }).optional(),
});
/** Someone's week in a league. */
export type LeagueMember = z.output<typeof memberSchema>;

/** The part of the row that determines the week's points. */
export type WeekTotals = Pick<LeagueMember, 'pointsBefore' | 'pointsAfter' | 'firstVersion' | 'lastVersion'>;

/** What a change of points writes. */
export type WeekChanges = Partial<WeekTotals> & Pick<LeagueMember, 'activeSeconds'>;

/** More points may be taken back for earlier weeks than were earned this week. */
export const pointsOfWeek = ({
  pointsBefore,
  pointsAfter,
}: Pick<LeagueMember, 'pointsBefore' | 'pointsAfter'>) => Math.max(0, pointsAfter - pointsBefore);

/** The band of the board; null if there is none like it anymore. */
export const bandOf = ({ boardId }: Pick<LeagueMember, 'boardId'>): LeagueBandId | null =>
  leagueBands.find(({ id }) => id === boardId.split('#')[1])?.id ?? null;

/** The `league-members` table: a row for each week in which someone earned points. */
export function createLeagueMembersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('league-members');
  const rowOf = ({ userId, week }: Pick<LeagueMember, 'userId' | 'week'>) => ({
    TableName,
    Key: { userId, week },
  });
  const isUnchanged = ({ firstVersion: first, lastVersion: last }: LeagueMember, and = '') =>
    when(
      `attribute_exists(userId)
        AND (attribute_not_exists(lastVersion) OR (firstVersion = :first AND lastVersion = :last)) ${and}`,
      { first, last },
    );

  return {
    read: (userId: string, week: LocalDate): Promise<LeagueMember | null> =>
      readRow(documents, rowOf({ userId, week }), memberSchema),

    /** Who shares a board; someone who just joined may be missing, and points may lag a moment. */
    listOn: (boardId: string): Promise<LeagueMember[]> =>
      readRows(
        documents,
        { TableName, IndexName: 'board', where: 'boardId = :board', values: { board: boardId } },
        memberSchema,
      ),

    /** The current rows of these people. */
    async readMany(userIds: readonly string[], week: LocalDate): Promise<LeagueMember[]> {
      const keys = userIds.map((userId) => ({ userId, week }));
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      return parseRows(memberSchema, items, TableName);
    },

    /** The current rows of someone's weeks. */
    async readWeeks(userId: string, weeks: readonly LocalDate[]): Promise<LeagueMember[]> {
      const keys = weeks.map((week) => ({ userId, week }));
      const items = await readBatch(documents, TableName, keys, { consistent: true });
      return parseRows(memberSchema, items, TableName);
    },

    joinItem(member: LeagueMember): TransactItem {
      return { Put: { TableName, Item: member, ...when('attribute_not_exists(userId)') } };
    },

    /** Throws ConditionFailed if the row changed since it was read, or has a result. */
    async changePoints(seen: LeagueMember, changes: WeekChanges): Promise<void> {
      const update = updateOf(
        rowOf(seen),
        { set: changes },
        isUnchanged(seen, 'AND attribute_not_exists(#result)'),
      );
      if (!(await unlessRefused(documents.send(new UpdateCommand(update))))) throw new ConditionFailed([0]);
    },

    /** For a row with a result, which has to be written again. Refused if the row changed since it was read. */
    changePointsItem(seen: LeagueMember, changes: WeekChanges): TransactItem {
      return { Update: updateOf(rowOf(seen), { set: changes }, isUnchanged(seen)) };
    },

    /** Refused if the row's points changed since it was read. */
    resultItem(seen: LeagueMember, result: NonNullable<LeagueMember['result']>): TransactItem {
      return { Update: updateOf(rowOf(seen), { set: { result } }, isUnchanged(seen)) };
    },
  };
}

export type LeagueMembersRepository = ReturnType<typeof createLeagueMembersRepository>;
