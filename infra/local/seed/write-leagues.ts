import { createLeagueBoardsRepository } from '../../../functions/leagues/league-boards-repository';
import {
  createLeagueMembersRepository,
  type LeagueMember,
} from '../../../functions/leagues/league-members-repository';
import { boardIdOf } from '../../../functions/leagues/league-boards-repository';
import { transact } from '../../../functions/platform/storage/transact';
import { leagueSize, leagueWeekOf, secondsOf } from '../../../functions/leagues/rules/leagues';
import { addDays, localDateOf } from '../../../shared/rules/local-date';
import type { Areas } from './areas';

const demoPlaceLastWeek = 2;

/** The points someone earned for workouts in the last `days` days. */
async function pointsSince({ ledger, storage }: Areas, userId: string, days: number): Promise<number> {
  const since = new Date(storage.clock.now().getTime() - days * 86_400_000).toISOString();
  const latest = await ledger.latest(userId, 100);
  return latest.filter(({ createdAt }) => createdAt >= since).reduce((sum, { points }) => sum + points, 0);
}

/** The seconds that someone trained in the last `days` days. */
async function secondsSince({ activity, storage }: Areas, userId: string, days: number): Promise<number> {
  const from = addDays(localDateOf(storage.clock.now(), 'UTC'), 1 - days);
  const done = await activity.readSince(userId, from);
  return secondsOf(done.filter(({ localDate }) => localDate >= from));
}

/**
 * The demo account's league with everyone's points of the last seven days, so that it is never empty on a Monday, and
 * last week's result for the demo account.
 */
export async function writeLeagues(areas: Areas, demoId: string, others: readonly string[]): Promise<void> {
  const { storage, people } = areas;
  const boards = createLeagueBoardsRepository(storage);
  const members = createLeagueMembersRepository(storage);
  const week = leagueWeekOf(storage.clock.now());
  const place = { week, band: 'steady', number: 0 } as const;
  const rowOf = (userId: string, points: number, total: number, activeSeconds?: number): LeagueMember => {
    const totals = { pointsBefore: total - points, pointsAfter: total, firstVersion: 0, lastVersion: 0 };
    return { userId, week, boardId: boardIdOf(place), activeSeconds, ...totals };
  };
  for (const userId of [demoId, ...others]) {
    const total = (await people.read(userId))?.totalPoints ?? 0;
    const points = await pointsSince(areas, userId, 7);
    if (points === 0) continue;
    await transact(storage.documents, [
      boards.addMemberItem(place, leagueSize),
      members.joinItem(rowOf(userId, points, total, await secondsSince(areas, userId, 7))),
    ]);
  }
  const result = { place: demoPlaceLastWeek, members: others.length, won: false };
  const lastWeek = { week: addDays(week, -7), boardId: 'demo', result };
  await transact(storage.documents, [members.joinItem({ ...rowOf(demoId, 150, 400), ...lastWeek })]);
}
