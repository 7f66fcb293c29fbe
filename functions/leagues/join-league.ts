import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import type { Storage } from '../platform/storage/storage';
import { Contended, transact } from '../platform/storage/transact';
import { leagueSize, rankedSecondsOf } from './rules/leagues';
import { boardFor, openAfter } from './rules/open-boards';
import { placementIn, type Effort } from './rules/placement';
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

type Newcomer = Pick<LeagueMember, 'userId' | 'week'>;

async function enter(deps: JoinDeps, { userId, week }: Newcomer, effort: Effort): Promise<LeagueMember> {
  const { boards, members, storage } = deps;
  const band = { week, band: placementIn(week, effort).band };
  const open = await boards.readOpen(band);
  const number = boardFor(userId, open);
  const place = { ...band, number };
  const member = { userId, week, boardId: boardIdOf(place), activeSeconds: 0, version: 0 };
  const items = [boards.addMemberItem(place, leagueSize), members.joinItem(member)];
  const refused = await refusedBy(transact(storage.documents, items, attempts)).catch((error: unknown) => {
    throw error instanceof Contended ? new ConditionFailed([]) : error;
  });
  if (refused.length === 0) return member;
  if (refused.includes(0)) await boards.changeOpen(band, open, openAfter(open, number));
  throw new ConditionFailed(refused);
}

/**
 * Joins a board of their band that is filling up: its count and their row, still without minutes, in one transaction.
 * Null for someone who did nothing that week. Throws ConditionFailed if the board was full or too many wanted it at
 * once, or if they have joined in the meantime.
 */
export async function joinLeague(deps: JoinDeps, newcomer: Newcomer): Promise<LeagueMember | null> {
  const effort = await deps.readEffort(newcomer.userId, newcomer.week);
  return rankedSecondsOf(effort.days, newcomer.week) > 0 ? enter(deps, newcomer, effort) : null;
}
