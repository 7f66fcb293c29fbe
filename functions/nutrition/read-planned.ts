import { localDateOf } from '../../shared/rules/local-date';
import type { DaySoFar } from '../../shared/rules/nutrition/recommend';
import { createReadPerson } from '../people/public';
import type { Platform } from '../platform/platform';
import type { Account } from '../profile/public';
import { createReadLedger, sparedOf } from '../spared/public';
import { createReadGathered, ownTrainingOf, type OwnTraining } from '../training/public';

/** What recommendations depend on besides the meals: the session planned for today, and the diet. */
export type Planned = Pick<DaySoFar, 'training' | 'diet'>;

/** Without a session on a rest day and before onboarding. */
export type ReadPlanned = (userId: string, account: Account) => Promise<Planned>;

function sessionOf({ today: { session, isDone, isRestDay } }: OwnTraining): Planned['training'] {
  if (!session || (isRestDay && !isDone)) return null;
  return { title: session.title, minutes: session.minutes, isDone };
}

export function createReadPlanned(platform: Pick<Platform, 'storage' | 'log'>): ReadPlanned {
  const { storage } = platform;
  const readGathered = createReadGathered(platform);
  const readLedger = createReadLedger(storage);
  const readPerson = createReadPerson(storage);
  return async (userId, { answers, bmi, timeZone }) => {
    const today = localDateOf(storage.clock.now(), timeZone);
    if (!answers) return { training: null, diet: sparedOf(null, await readLedger(userId), today).diet };
    const gathered = await readGathered(userId);
    // Nothing but a program counts workouts.
    const person = gathered.plan.programme && (await readPerson(userId));
    const workoutsCompleted = person?.workoutsCompleted ?? 0;
    const training = ownTrainingOf(gathered, { answers, bmi, timeZone, today, workoutsCompleted });
    return { training: sessionOf(training), diet: training.spared.diet };
  };
}
