import * as z from 'zod';
import { endOfLeagueWeek, lastEndOfLeagueWeek, type LeagueBandId } from './rules/leagues';
import type { OpenBoards } from './rules/open-boards';
import type { LocalDate } from '../../shared/rules/local-date';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessRefused, when } from '../platform/storage/conditions';
import { asideKey, asideSchema, dueKeyOf, type Aside } from '../platform/storage/due-keys';
import { parseRows, readPages, readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const boardSchema = z.object({
  boardId: z.string(),
  week: z.string().transform((week) => week as LocalDate),
  band: z.string(),
  memberCount: z.number().int(),
  closedAt: z.string().optional(),
});
/** One board of at most thirty people. */
export type LeagueBoard = z.output<typeof boardSchema>;

/** A row without `open` is from when one board at a time filled up. */
const openSchema = z.object({
  number: z.number().int(),
  open: z.array(z.number().int()).nonempty().optional(),
});

const dueSchema = z.object({ boardId: z.string(), aside: asideSchema.optional().catch(undefined) });
/** The key of a board whose week has ended; the row itself may be unreadable. */
export type DueBoard = z.output<typeof dueSchema>;

/** Boards waiting to be closed are in an index. */
export const dueBoards = 'open';
const duePageSize = 100;
const keptSeconds = 120 * 86_400;

export interface BandWeek {
  week: LocalDate;
  band: LeagueBandId;
}

export interface BoardPlace extends BandWeek {
  /** Counts up from 0 within a week and band. */
  number: number;
}

export const boardIdOf = ({ week, band, number }: BoardPlace) => `${week}#${band}#${number}`;

/** The `league-boards` table: boards, and for each week and band which boards are filling up. */
export function createLeagueBoardsRepository({ documents, tableName, clock }: Storage) {
  const TableName = tableName('league-boards');
  const rowOf = (boardId: string) => ({ TableName, Key: { boardId } });
  const openRowOf = ({ week, band }: BandWeek) => rowOf(`${week}#${band}`);
  const expiryOf = (week: LocalDate) => endOfLeagueWeek(week).getTime() / 1000 + keptSeconds;

  return {
    read: (boardId: string): Promise<LeagueBoard | null> => readRow(documents, rowOf(boardId), boardSchema),

    /** The boards of a week and band that are filling up. */
    async readOpen(band: BandWeek): Promise<OpenBoards> {
      const { number = 0, open = [number] } = (await readRow(documents, openRowOf(band), openSchema)) ?? {};
      return { number, open };
    },

    /** Replaces the boards that are filling up by the ones that follow, unless someone already did. */
    async changeOpen(band: BandWeek, seen: OpenBoards, next: OpenBoards): Promise<void> {
      const isSeen =
        seen.number === 0
          ? when('attribute_not_exists(boardId)')
          : when('#number = :seen', { seen: seen.number });
      const set = { ...next, expiresAt: expiryOf(band.week) };
      await unlessRefused(documents.send(new UpdateCommand(updateOf(openRowOf(band), { set }, isSeen))));
    },

    /**
     * Refused if the board is full; creates it with its first member. A closed one is closed again, not before the
     * index can have the newcomer.
     */
    addMemberItem(place: BoardPlace, maximum: number): TransactItem {
      const { week, band } = place;
      const hasRoom = when('attribute_not_exists(memberCount) OR memberCount < :maximum', { maximum });
      const boardId = boardIdOf(place);
      const endsAt = new Date(
        Math.max(lastEndOfLeagueWeek(week).getTime(), clock.now().getTime()),
      ).toISOString();
      const set = { week, band, dueKey: dueKeyOf(dueBoards, boardId), endsAt, expiresAt: expiryOf(week) };
      const changes = { set, add: { memberCount: 1 }, remove: ['closedAt'] };
      return { Update: updateOf(rowOf(boardId), changes, hasRoom) };
    },

    /** Has a board closed again, because minutes of its week arrived. */
    reopenItem(boardId: string): TransactItem {
      const changes = { set: { dueKey: dueKeyOf(dueBoards, boardId) }, remove: ['closedAt'] };
      return { Update: updateOf(rowOf(boardId), changes, when('attribute_exists(boardId)')) };
    },

    /** Open boards of one partition whose week ended at `endedBy` or earlier. */
    async *listDue(dueKey: string, endedBy: string): AsyncGenerator<DueBoard> {
      const where = 'dueKey = :due AND endsAt <= :ended';
      const query = { TableName, IndexName: 'due', where, values: { due: dueKey, ended: endedBy } };
      for await (const page of readPages(documents, query, duePageSize))
        yield* parseRows(dueSchema, page, TableName);
    },

    /** Moves it out of the way of the others, unless it was closed. */
    async setAside({ boardId }: DueBoard, aside: Aside): Promise<void> {
      const set = { dueKey: asideKey, aside };
      const update = updateOf(rowOf(boardId), { set }, when('attribute_exists(dueKey)'));
      await unlessRefused(documents.send(new UpdateCommand(update)));
    },

    /** Refused if it was closed, or someone joined, since it was read. */
    closeItem({ boardId, memberCount }: LeagueBoard, closedAt: string): TransactItem {
      const isSeen = when('attribute_not_exists(closedAt) AND memberCount = :seen', { seen: memberCount });
      return { Update: updateOf(rowOf(boardId), { set: { closedAt }, remove: ['dueKey', 'aside'] }, isSeen) };
    },
  };
}

export type LeagueBoardsRepository = ReturnType<typeof createLeagueBoardsRepository>;
