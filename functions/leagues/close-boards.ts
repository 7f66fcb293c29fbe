import { endOfLeagueWeek, leaguePlaces } from './rules/leagues';
import type { LocalDate } from '../../shared/rules/local-date';
import { isOnBoards, type ReadPeople } from '../people/public';
import { closeDue } from '../platform/close-due';
import type { Log } from '../platform/logger';
import { outboxItem, type Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { TimeLeft } from '../platform/time-left';
import { dueBoards, type DueBoard, type LeagueBoardsRepository } from './league-boards-repository';
import { minutesOf, type LeagueMember, type LeagueMembersRepository } from './league-members-repository';

export interface CloseDeps {
  storage: Storage;
  boards: LeagueBoardsRepository;
  members: LeagueMembersRepository;
  readPeople: ReadPeople;
  log: Log;
}

/** Longer than most events take, and than the index of members; minutes that come later have results written again. */
const settlingMs = 15 * 60_000;
/** Longer than any queue is left to itself. */
const countedMs = 48 * 3_600_000;

/** Whether a week is so long over that nothing counts for it anymore. */
export const isSettled = (week: LocalDate, now: Date): boolean =>
  now.getTime() >= endOfLeagueWeek(week).getTime() + countedMs;

/** First place wins a week if anyone else took part and something still counts; who won already is not told again. */
function resultItems(deps: CloseDeps, ranked: readonly LeagueMember[], cause: Cause): TransactItem[] {
  const places = leaguePlaces(ranked.map(minutesOf));
  const members = ranked.length;
  return ranked.flatMap((member, index) => {
    const place = places[index] ?? members;
    const minutes = minutesOf(member);
    const won = place === 1 && members > 1 && minutes > 0;
    const { userId, week } = member;
    const data = { week, minutes, members };
    return [
      deps.members.resultItem(member, { place, members, won }),
      ...(won && !member.result?.won
        ? [outboxItem(deps.storage, 'LeagueTopped', { userId, cause, data })]
        : []),
    ];
  });
}

/**
 * All results of a board in one transaction; people who are hidden from leaderboards get none. Minutes that arrive
 * meanwhile refuse it, or have the board closed again.
 */
function close(deps: CloseDeps, boardId: string): Promise<void> {
  const { storage, boards, members, readPeople } = deps;
  return decideAgain(async () => {
    const board = await boards.read(boardId);
    if (!board || board.closedAt) return;
    const ids = (await members.listOn(boardId)).map(({ userId }) => userId);
    const [rows, people] = await Promise.all([members.readMany(ids, board.week), readPeople(ids)]);
    const ranked = rows.filter(({ userId }) => {
      const person = people.get(userId);
      return person !== undefined && isOnBoards(person);
    });
    await transact(storage.documents, [
      boards.closeItem(board, storage.clock.now().toISOString()),
      ...resultItems(deps, ranked, { correlationId: storage.newId(), depth: 0 }),
    ]);
  });
}

/** Writes the results of the weeks that have ended. */
export const closeBoards = (deps: CloseDeps) => (_event: unknown, context: TimeLeft) => {
  const { boards, storage, log } = deps;
  const endedBy = new Date(storage.clock.now().getTime() - settlingMs).toISOString();
  return closeDue<DueBoard>(
    {
      name: dueBoards,
      listDue: (dueKey) => boards.listDue(dueKey, endedBy),
      close: ({ boardId }) => close(deps, boardId),
      setAside: boards.setAside,
      clock: storage.clock,
      log,
    },
    context,
  );
};
