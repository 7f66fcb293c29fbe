import { decideAwards, ledgerQuestions, type ActivityFact, type Award } from '../../shared/domain/awards';
import { localDateSchema } from '../../shared/domain/local-date';
import { runContaining } from '../../shared/domain/streak-run';
import { isActive, type ActivityDay, type ReadActivityDays } from '../activity/public';
import type { Person, ReadPerson } from '../people/public';
import type { Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { ReadSettings } from '../profile/public';
import { awardItems } from './award-items';
import type { LedgerRepository } from './ledger-repository';

export interface AwardDeps {
  storage: Storage;
  ledger: LedgerRepository;
  readPerson: ReadPerson;
  readActivityDays: ReadActivityDays;
  readSettings: ReadSettings;
}

/** What happened, to whom, because of which event. */
export interface Occasion {
  userId: string;
  cause: Cause;
  fact: ActivityFact;
}

interface Decision {
  person: Person;
  awards: Award[];
  longestStreak: number;
}

/**
 * Pays what an activity earns: ledger entries, the person's total under its version lock and the event, all in
 * one transaction. When somebody else changed the person in between, everything is read and decided again.
 */
export async function awardActivity(deps: AwardDeps, occasion: Occasion): Promise<void> {
  await decideAgain(async () => {
    const decision = await decide(deps, occasion);
    if (decision) await transact(deps.storage.documents, itemsOf(deps, occasion, decision));
  });
}

const activityIdOf = (fact: ActivityFact) => (fact.kind === 'meal' ? fact.logId : fact.sessionId);

/** Null when nothing is to be written, also when the person is gone: a late event brings nothing back. */
async function decide(deps: AwardDeps, { userId, fact }: Occasion): Promise<Decision | null> {
  const localDate = localDateSchema.parse(fact.localDate);
  // The person is read first: whatever changes after this read makes the version lock refuse.
  const person = await deps.readPerson(userId);
  if (!person || person.state !== 'active') return null;
  const [settings, days, entries] = await Promise.all([
    deps.readSettings(userId),
    deps.readActivityDays(userId, localDate),
    deps.ledger.find(userId, ledgerQuestions(fact)),
  ]);
  const run = runContaining(localDate, {
    activeDates: activeDates(days),
    forgivenDates: settings?.forgivenDates ?? [],
  });
  const paidActivityIds = new Set(entries.flatMap((entry) => entry.activityId ?? []));
  const awards = decideAwards(fact, {
    ledgerKeys: new Set(entries.map((entry) => entry.awardKey)),
    paidActivityIds,
    workoutsCompleted: person.workoutsCompleted,
    activeSeconds: days.find((day) => day.localDate === localDate)?.activeSeconds ?? 0,
    streak: { current: run.length, runStart: run.start, runEnd: run.end },
  });
  // A second delivery of something paid already: nothing is left to tell.
  if (awards.length === 0 && paidActivityIds.has(activityIdOf(fact))) return null;
  return { person, awards, longestStreak: Math.max(person.longestStreak, run.length) };
}

const activeDates = (days: ActivityDay[]) => days.filter(isActive).map((day) => day.localDate);

function itemsOf({ storage }: AwardDeps, { userId, cause }: Occasion, decision: Decision): TransactItem[] {
  const { person: before, awards, longestStreak } = decision;
  const totalPoints = before.totalPoints + awards.reduce((sum, award) => sum + award.points, 0);
  return awardItems(storage, { userId, cause }, { before, awards, after: { totalPoints, longestStreak } });
}
