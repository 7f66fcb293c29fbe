import { createLeagueBoardsRepository } from '../../../functions/leagues/league-boards-repository';
import { createLeagueMembersRepository } from '../../../functions/leagues/league-members-repository';
import { boardIdOf } from '../../../functions/leagues/league-boards-repository';
import { transact } from '../../../functions/platform/storage/transact';
import { leagueSize, leagueWeekOf, rankedSecondsOf } from '../../../functions/leagues/rules/leagues';
import { addDays } from '../../../shared/rules/local-date';
import type { Areas } from './areas';

const demoPlaceLastWeek = 2;

/** The demo account's league with everyone's minutes so far this week, and last week's result for the demo account. */
export async function writeLeagues(
  areas: Areas,
  demoId: string,
  others: readonly string[],
  timeZone: string,
): Promise<void> {
  const { activity, storage } = areas;
  const boards = createLeagueBoardsRepository(storage);
  const members = createLeagueMembersRepository(storage);
  const week = leagueWeekOf(storage.clock.now(), timeZone);
  const place = { week, band: 'steady', number: 0 } as const;
  const rowOf = async (userId: string, of = week) => {
    const activeSeconds = rankedSecondsOf(await activity.readSince(userId, of), of);
    return { userId, week: of, boardId: boardIdOf(place), activeSeconds, version: 0 };
  };
  for (const userId of [demoId, ...others]) {
    const row = await rowOf(userId);
    if (row.activeSeconds === 0) continue;
    await transact(storage.documents, [boards.addMemberItem(place, leagueSize), members.joinItem(row)]);
  }
  const result = { place: demoPlaceLastWeek, members: others.length, won: false };
  const lastWeek = { ...(await rowOf(demoId, addDays(week, -7))), boardId: 'demo', result };
  await transact(storage.documents, [members.joinItem(lastWeek)]);
}
