import { isDeepStrictEqual } from 'node:util';
import { createActivityRepository, type ActivityDay } from '../../../functions/activity/activity-repository';
import { createOutsideActivitiesRepository } from '../../../functions/activity/outside-activities-repository';
import { createParticipantsRepository } from '../../../functions/challenges/participants-repository';
import { createDanceSessionsRepository } from '../../../functions/dance/dance-sessions-repository';
import { createGroupsAuditRepository } from '../../../functions/groups/groups-audit-repository';
import { createGroupsRepository } from '../../../functions/groups/groups-repository';
import { createMembersRepository, type Membership } from '../../../functions/groups/members-repository';
import { createPeopleRepository, type Person } from '../../../functions/people/people-repository';
import type { Storage } from '../../../functions/platform/storage/storage';
import {
  createLedgerAuditRepository,
  type LedgerSum,
} from '../../../functions/points/ledger-audit-repository';
import { createReadSettings } from '../../../functions/profile/public';
import {
  createSummariesAuditRepository,
  type SummarizedWorkouts,
} from '../../../functions/workouts/summaries-audit-repository';
import { createWorkoutSessionsRepository } from '../../../functions/workouts/workout-sessions-repository';
import type { DanceBest, DanceSession } from '../../../shared/contracts/dance';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import type { LocalDate } from '../../../shared/rules/local-date';
import { addDance, addOutside, addWorkout, nothingDone, type Done } from './recount';

/** What is stored about a person, and the totals of their sessions, from one moment. */
export interface PersonFacts {
  person: Person;
  forgivenDates: LocalDate[];
  days: Map<string, ActivityDay>;
  done: Done;
  ledger: LedgerSum;
  bests: DanceBest[];
  ladder: { highest: number; completed: number[] };
  groups: { counted: number; joined: Membership[]; missing: string[] };
  workouts: SummarizedWorkouts;
}

const beginning = '1970-01-01' as LocalDate;
const attempts = 5;
const sessionsPerPage = 100;

/** All items of a list, page by page. */
export async function* allOf<Session>(
  list: (before: string | null) => Promise<{ sessions: Session[]; nextId: string | null }>,
): AsyncGenerator<Session> {
  let before: string | null = null;
  do {
    const page: { sessions: Session[]; nextId: string | null } = await list(before);
    yield* page.sessions;
    before = page.nextId;
  } while (before !== null);
}

/** Reads what is stored about a person. */
export function createReadFacts(storage: Storage) {
  const people = createPeopleRepository(storage);
  const workouts = createWorkoutSessionsRepository(storage);
  const summaries = createSummariesAuditRepository(storage);
  const dances = createDanceSessionsRepository(storage);
  const activity = createActivityRepository(storage);
  const outside = createOutsideActivitiesRepository(storage);
  const ledger = createLedgerAuditRepository(storage);
  const participants = createParticipantsRepository(storage);
  const members = createMembersRepository(storage);
  const groups = createGroupsRepository(storage);
  const groupCounts = createGroupsAuditRepository(storage);
  const readSettings = createReadSettings(storage);

  async function recount(userId: string): Promise<Done> {
    let done = nothingDone();
    const listWorkouts = (before: string | null) => workouts.list(userId, sessionsPerPage, before);
    for await (const session of allOf<WorkoutSession>(listWorkouts)) done = addWorkout(done, session);
    const listDances = (before: string | null) => dances.list(userId, sessionsPerPage, before);
    for await (const session of allOf<DanceSession>(listDances)) done = addDance(done, session);
    for (const activity of await outside.readAll(userId)) done = addOutside(done, activity);
    return done;
  }

  async function readGroups(userId: string): Promise<PersonFacts['groups']> {
    const counted = await groupCounts.readCount(userId);
    const joined = await members.listOf(userId);
    const ids = joined.map(({ groupId }) => groupId);
    const known = new Set((await groups.readMany(ids)).map(({ groupId }) => groupId));
    return { counted, joined, missing: ids.filter((groupId) => !known.has(groupId)) };
  }

  async function gather(person: Person): Promise<PersonFacts> {
    const { userId } = person;
    const [settings, days, done, sum, bests, highest, completed, joined, summarized] = await Promise.all([
      readSettings(userId),
      activity.readSince(userId, beginning),
      recount(userId),
      ledger.sum(userId),
      dances.listBests(userId),
      participants.readHighest(userId),
      participants.listCompleted(userId),
      readGroups(userId),
      summaries.read(userId),
    ]);
    return {
      person,
      forgivenDates: settings?.forgivenDates ?? [],
      days: new Map(days.map((day) => [day.localDate, day])),
      done,
      ledger: sum,
      bests,
      ladder: { highest, completed: completed.map(({ number }) => number) },
      groups: joined,
      workouts: summarized,
    };
  }

  /** Null for someone who is gone or leaving, and while their data changes faster than it is read. */
  return async (userId: string): Promise<PersonFacts | null> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const before = await people.read(userId);
      if (!before || before.state === 'deleting') return null;
      const facts = await gather(before);
      // Sessions, days, and ledger are written together with this row: it stayed the same, so they are consistent.
      if (isDeepStrictEqual(before, await people.read(userId))) return facts;
    }
    return null;
  };
}
