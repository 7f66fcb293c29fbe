import { leagueBandOf, leagueSize, weeksOfEffort, type LeagueBandId } from './rules/leagues';
import { addDays, type LocalDate } from '../../shared/rules/local-date';
import type { ReadActivityDays } from '../activity/public';
import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import { Contended, transact } from '../platform/storage/transact';
import { boardFor, openAfter } from './rules/open-boards';
import { boardIdOf, type LeagueBoardsRepository } from './league-boards-repository';
import type { LeagueMember, LeagueMembersRepository } from './league-members-repository';

/** Then it is better to look again which boards there are. */
const attempts = 3;

export interface JoinDeps {
  storage: Storage;
  boards: LeagueBoardsRepository;
  members: LeagueMembersRepository;
  readActivityDays: ReadActivityDays;
}

/** By the active minutes of the previous four weeks. */
async function bandOf(
  { readActivityDays }: JoinDeps,
  userId: string,
  week: LocalDate,
): Promise<LeagueBandId> {
  const from = addDays(week, -7 * weeksOfEffort);
  const days = await readActivityDays(userId, from);
  const seconds = days
    .filter(({ localDate }) => localDate >= from && localDate < week)
    .reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
  return leagueBandOf(seconds / 60 / weeksOfEffort);
}

/**
 * Joins a board of their band that is filling up: its count and their row in one transaction. Throws ConditionFailed
 * if it was full or too many wanted it at once, or if they have joined in the meantime.
 */
export async function joinLeague(deps: JoinDeps, newcomer: Omit<LeagueMember, 'boardId'>): Promise<string> {
  const { boards, members, storage } = deps;
  const { userId, week } = newcomer;
  const band = { week, band: await bandOf(deps, userId, week) };
  const open = await boards.readOpen(band);
  const number = boardFor(userId, open);
  const place = { ...band, number };
  const boardId = boardIdOf(place);
  const items = [boards.addMemberItem(place, leagueSize), members.joinItem({ ...newcomer, boardId })];
  const refused = await refusedBy(transact(storage.documents, items, attempts)).catch((error: unknown) => {
    throw error instanceof Contended ? new ConditionFailed([]) : error;
  });
  if (refused.length === 0) return boardId;
  if (refused.includes(0)) await boards.changeOpen(band, open, openAfter(open, number));
  throw new ConditionFailed(refused);
}
