import { localDateOf } from '../../shared/rules/local-date';
import type { DaySoFar } from '../../shared/rules/nutrition/recommend';
import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import type { Account } from '../profile/public';
import { createReadTraining } from '../training/public';

/** The session planned for today; null on a rest day and before onboarding. */
export type ReadPlanned = (userId: string, account: Account) => Promise<DaySoFar['training']>;

export function createReadPlanned(platform: Pick<Platform, 'storage' | 'log'>): ReadPlanned {
  const { storage } = platform;
  const readTraining = createReadTraining(platform);
  const readPerson = createReadPerson(storage);
  return async (userId, { answers, bmi, timeZone }) => {
    if (!answers) return null;
    const [overviewOf, person] = await Promise.all([readTraining(userId), readPerson(userId)]);
    const today = localDateOf(storage.clock.now(), timeZone);
    const workoutsCompleted = person?.workoutsCompleted ?? 0;
    const { today: planned } = overviewOf({ answers, bmi, timeZone, today, workoutsCompleted });
    const { session, isDone, isRestDay } = planned;
    if (!session || (isRestDay && !isDone)) return null;
    return { title: session.title, minutes: session.minutes, isDone };
  };
}
