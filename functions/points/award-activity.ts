import { awardKeys, type ActivityFact } from '../../shared/rules/awards';
import { factsOf, type LedgerEntry } from './rules/ledger';
import { localDateSchema } from '../../shared/rules/local-date';
import {
  activityIdOf,
  ledgerQuestions,
  photosOfWaiting,
  settleAwards,
  waitingIn,
} from './rules/settle-awards';
import { longestRun, runContaining, runsAround } from './rules/streak-run';
import { goalSecondsOf, isActive, type ReadActivityDays } from '../activity/public';
import type { Person, ReadPerson } from '../people/public';
import type { Cause } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import type { Storage } from '../platform/storage/storage';
import { transact } from '../platform/storage/transact';
import type { ReadSettings } from '../profile/public';
import { awardItems } from './award-items';
import type { LedgerRepository } from './ledger-repository';

/** Whether an activity with this ID exists and was not removed. */
type ReadIsThere = (userId: string, id: string) => Promise<boolean>;

export interface AwardDeps {
  storage: Storage;
  ledger: LedgerRepository;
  readPerson: ReadPerson;
  readActivityDays: ReadActivityDays;
  readSettings: ReadSettings;
  readIsThere: Record<ActivityFact['kind'], ReadIsThere>;
}

/** What happened, to whom, and because of which event. */
export interface Occasion {
  userId: string;
  cause: Cause;
  fact: ActivityFact;
  /** It was removed or restored, so what is no longer earned is taken back. */
  corrects?: boolean;
}

interface Decision {
  person: Person;
  awards: LedgerEntry[];
  longestStreak: number;
}

/**
 * Brings the ledger in line with what is earned right now: entries, the person's total under its version lock, and the
 * event, in one transaction. If someone else changed the person meanwhile, everything is read and decided again.
 */
export async function awardActivity(deps: AwardDeps, { userId, cause, ...about }: Occasion): Promise<void> {
  await decideAgain(async () => {
    const decision = await decide(deps, userId, about);
    if (!decision) return;
    const { person: before, awards, longestStreak } = decision;
    const totalPoints = before.totalPoints + awards.reduce((sum, { points }) => sum + points, 0);
    const after = { totalPoints: Math.max(0, totalPoints), longestStreak };
    const payment = { before, awards, after, corrects: about.corrects ?? false };
    await transact(deps.storage.documents, awardItems(deps.storage, { userId, cause }, payment));
  });
}

type About = Pick<Occasion, 'fact' | 'corrects'>;

/** Null if there is nothing to write, or the person is gone: a late event brings nothing back. */
async function decide(deps: AwardDeps, userId: string, about: About): Promise<Decision | null> {
  const { fact, corrects = false } = about;
  // The person is read first, so any later change makes the version lock refuse.
  const person = await deps.readPerson(userId);
  if (!person || person.state !== 'active') return null;
  const [training, entries] = await Promise.all([
    fact.kind === 'meal' ? noTraining(person) : readTraining(deps, person, about),
    readEntries(deps, userId, about),
  ]);
  const present = await readPresent(deps, userId, about, entries);
  const paidWorkouts = await readPaidWorkouts(deps, userId, about, entries);
  const awards = settleAwards(fact, { ...training, entries, present, paidWorkouts, corrects });
  const { longestStreak } = training;
  const isNews = awards.length > 0 || longestStreak !== person.longestStreak || isToTell(about, entries);
  return isNews ? { person, awards, longestStreak } : null;
}

async function readEntries({ ledger }: AwardDeps, userId: string, { fact, corrects }: About) {
  const entries = await ledger.find(userId, { keys: [], prefixes: ledgerQuestions(fact) });
  const photos = corrects ? photosOfWaiting(fact, entries) : [];
  return [...entries, ...(await ledger.find(userId, { keys: [], prefixes: photos }))];
}

/** The fact and, if a place may have become free, the activities waiting for one: those that still exist. */
async function readPresent(
  { readIsThere }: AwardDeps,
  userId: string,
  { fact, corrects }: About,
  entries: readonly LedgerEntry[],
): Promise<Set<string>> {
  const waiting = corrects ? waitingIn(fact, entries).map((each) => activityIdOf(each.fact)) : [];
  const ids = [...new Set([activityIdOf(fact), ...waiting])];
  const there = await Promise.all(ids.map((id) => readIsThere[fact.kind](userId, id)));
  return new Set(ids.filter((_, index) => there[index]));
}

/** How many workouts were paid, as far as milestones need; not counted if no milestone can change. */
function readPaidWorkouts(
  { ledger }: AwardDeps,
  userId: string,
  { fact, corrects }: About,
  entries: readonly LedgerEntry[],
): Promise<number> {
  const isOver = factsOf(entries).get(awardKeys.milestone(50))?.isPaid === true && !corrects;
  return fact.kind === 'workout' && !isOver ? ledger.countPaidWorkouts(userId) : Promise.resolve(0);
}

/** Meals earn neither streaks nor daily goals. */
const noTraining = ({ longestStreak }: Person) => ({
  activeSeconds: 0,
  goalSeconds: null,
  runs: [],
  within: null,
  longestStreak,
});

const beginning = localDateSchema.parse('1970-01-01');
const standing = ({ start, end, length }: ReturnType<typeof runContaining>) => ({
  current: length,
  runStart: start,
  runEnd: end,
});

/** What was trained on the fact's day, the streaks that the day can belong to, and the longest of all. */
async function readTraining(deps: AwardDeps, { userId, longestStreak: known }: Person, about: About) {
  const date = localDateSchema.parse(about.fact.localDate);
  const [settings, days] = await Promise.all([
    deps.readSettings(userId),
    deps.readActivityDays(userId, about.corrects ? beginning : date),
  ]);
  const day = days.find(({ localDate }) => localDate === date);
  const goal = { activeSeconds: day?.activeSeconds ?? 0, goalSeconds: goalSecondsOf(day) };
  const activeDates = days.filter(isActive).map(({ localDate }) => localDate);
  const diary = { activeDates, forgivenDates: settings?.forgivenDates ?? [] };
  if (about.corrects) {
    const { within, runs } = runsAround(date, diary);
    return { ...goal, within, runs: runs.map(standing), longestStreak: longestRun(diary, known) };
  }
  const run = runContaining(date, diary);
  const longestStreak = Math.max(known, run.length);
  return { ...goal, within: null, runs: [standing(run)], longestStreak };
}

/** A workout also changes what leaderboards show when it earns no points. */
const isToTell = ({ fact, corrects }: About, entries: readonly LedgerEntry[]): boolean =>
  fact.kind === 'workout' &&
  (corrects === true || entries.every(({ activityId }) => activityId !== fact.sessionId));
