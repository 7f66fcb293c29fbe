import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import type { LocalDate } from '../../shared/rules/local-date';
import { wholeMinutes } from '../../shared/rules/workout-rules';
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
  /** Those that rank it, as of its last change. */
  activeSeconds: z.number().int().default(0),
  /** Counts the changes, so that whoever read older days is refused; absent in rows from before it was kept. */
  version: z.number().int().default(0),
  result: z.object({ place: z.number().int(), members: z.number().int(), won: z.boolean() }).optional(),
});
/** Someone's week in a league. */
export type LeagueMember = z.output<typeof memberSchema>;

/** The whole minutes of a week: equal ones share a place. */
export const minutesOf = ({ activeSeconds }: Pick<LeagueMember, 'activeSeconds'>) =>
  wholeMinutes(activeSeconds);

/** The band of the board; null if there is none like it anymore. */
export const bandOf = ({ boardId }: Pick<LeagueMember, 'boardId'>): LeagueBandId | null =>
  leagueBands.find(({ id }) => id === boardId.split('#')[1])?.id ?? null;

/** The `league-members` table: a row for each week in which someone trained. */
export function createLeagueMembersRepository({ documents, tableName }: Storage) {
  const TableName = tableName('league-members');
  const rowOf = ({ userId, week }: Pick<LeagueMember, 'userId' | 'week'>) => ({
    TableName,
    Key: { userId, week },
  });
  /** Refused if the row changed since it was read, or is gone. */
  const change = (seen: LeagueMember, set: Partial<LeagueMember>) => {
    const { version } = seen;
    const isSeen = 'attribute_not_exists(version) OR version = :seen';
    const condition = when(`attribute_exists(userId) AND (${isSeen})`, { seen: version });
    return updateOf(rowOf(seen), { set: { ...set, version: version + 1 } }, condition);
  };

  return {
    read: (userId: string, week: LocalDate): Promise<LeagueMember | null> =>
      readRow(documents, rowOf({ userId, week }), memberSchema),

    /** Who shares a board; someone who just joined may be missing, and minutes may lag a moment. */
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

    /** Throws ConditionFailed if the row changed since it was read. */
    async changeSeconds(seen: LeagueMember, activeSeconds: number): Promise<void> {
      const update = new UpdateCommand(change(seen, { activeSeconds }));
      if (!(await unlessRefused(documents.send(update)))) throw new ConditionFailed([0]);
    },

    /** For a row with a result, which has to be written again. */
    secondsItem: (seen: LeagueMember, activeSeconds: number): TransactItem => ({
      Update: change(seen, { activeSeconds }),
    }),

    resultItem: (seen: LeagueMember, result: NonNullable<LeagueMember['result']>): TransactItem => ({
      Update: change(seen, { result }),
    }),
  };
}

export type LeagueMembersRepository = ReturnType<typeof createLeagueMembersRepository>;
