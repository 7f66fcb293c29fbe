import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import { Contended, transact } from '../platform/storage/transact';
import { daysOfWeek, leagueSize, secondsOf } from './rules/leagues';
import { boardFor, openAfter } from './rules/open-boards';
import { placementIn } from './rules/placement';
import { boardIdOf, type LeagueBoardsRepository } from './league-boards-repository';
import type { LeagueMember, LeagueMembersRepository } from './league-members-repository';
import type { ReadEffort } from './read-effort';

/** Then it is better to look again which boards there are. */
const attempts = 3;

export interface JoinDeps {
  storage: Storage;
  boards: LeagueBoardsRepository;
  members: LeagueMembersRepository;
  readEffort: ReadEffort;
}

/**
 * Joins a board of their band that is filling up: its count and their row in one transaction. Throws ConditionFailed
 * if it was full or too many wanted it at once, or if they have joined in the meantime.
 */
export async function joinLeague(
  deps: JoinDeps,
  newcomer: Omit<LeagueMember, 'boardId' | 'activeSeconds'>,
): Promise<string> {
  const { boards, members, readEffort, storage } = deps;
  const { userId, week } = newcomer;
  const effort = await readEffort(userId, week);
  const band = { week, band: placementIn(week, effort).band };
  const open = await boards.readOpen(band);
  const number = boardFor(userId, open);
  const place = { ...band, number };
  const boardId = boardIdOf(place);
  const activeSeconds = secondsOf(daysOfWeek(effort.days, week));
  const items = [
    boards.addMemberItem(place, leagueSize),
    members.joinItem({ ...newcomer, boardId, activeSeconds }),
  ];
  const refused = await refusedBy(transact(storage.documents, items, attempts)).catch((error: unknown) => {
    throw error instanceof Contended ? new ConditionFailed([]) : error;
  });
  if (refused.length === 0) return boardId;
  if (refused.includes(0)) await boards.changeOpen(band, open, openAfter(open, number));
  throw new ConditionFailed(refused);
}
