import type { LocalDate } from '../../shared/rules/local-date';
import type { ReadActivityDays } from '../activity/public';
import type { ReadAccount, ReadSettings } from '../profile/public';
import type { ReadWeekMinutes } from '../training/public';
import { bandOf, type LeagueMembersRepository } from './league-members-repository';
import { effortSince, isPlaceByPlan, weeksBefore, type Effort } from './rules/placement';

export interface EffortDeps {
  members: Pick<LeagueMembersRepository, 'readWeeks'>;
  readActivityDays: ReadActivityDays;
  readSettings: ReadSettings;
  readAccount: ReadAccount;
  readWeekMinutes: ReadWeekMinutes;
}

/** What someone's bands of `week` and of the one after it depend on; with their settings, if they are read already. */
export type ReadEffort = (
  userId: string,
  week: LocalDate,
  settings?: Awaited<ReturnType<ReadSettings>>,
) => Promise<Effort>;

async function planMinutesOf({ readAccount, readWeekMinutes }: EffortDeps, userId: string) {
  const answers = (await readAccount(userId))?.answers;
  return answers ? readWeekMinutes(userId, answers) : null;
}

export const createReadEffort =
  (deps: EffortDeps): ReadEffort =>
  async (userId, week, read) => {
    const [days, settings, rows] = await Promise.all([
      deps.readActivityDays(userId, effortSince(week)),
      read === undefined ? deps.readSettings(userId) : read,
      deps.members.readWeeks(userId, [week, ...weeksBefore(week)]),
    ]);
    const accountSince = settings?.accountSince ?? null;
    const planMinutes = isPlaceByPlan(accountSince, week) ? await planMinutesOf(deps, userId) : null;
    const bands = rows.flatMap((row) => {
      const band = bandOf(row);
      return band ? [{ week: row.week, band }] : [];
    });
    return { days, accountSince, planMinutes, bands };
  };
