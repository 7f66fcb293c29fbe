import { setTimeout as pause } from 'node:timers/promises';
import { createDanceSessionsRepository } from '../../../functions/dance/dance-sessions-repository';
import { createReportsRepository } from '../../../functions/friends/reports-repository';
import { createPeopleAuditRepository } from '../../../functions/people/people-audit-repository';
import { createReadPerson } from '../../../functions/people/public';
import type { Storage } from '../../../functions/platform/storage/storage';
import { createWorkoutSessionsRepository } from '../../../functions/workouts/workout-sessions-repository';
import type { DanceSession } from '../../../shared/contracts/dance';
import type { WorkoutSession } from '../../../shared/contracts/workouts';
import { decideReports } from '../decide-reports';
import { pageSize } from './difference';
import { allOf } from './person-facts';
import { findSuspicious, isSuspicious, type Findings, type TimedSession } from './suspicious-times';

const sessionsPerPage = 100;

/** Everything that someone completed, with its times. */
function createReadSessions(storage: Storage) {
  const workouts = createWorkoutSessionsRepository(storage);
  const dances = createDanceSessionsRepository(storage);
  const timed = (session: WorkoutSession | DanceSession, counted: boolean): TimedSession[] => {
    const { startedAt, completedAt, activeSeconds, localDate } = session;
    if (completedAt === null || localDate === null) return [];
    return [{ startedAt, completedAt, activeSeconds, localDate, counted }];
  };
  return async (userId: string): Promise<TimedSession[]> => {
    const sessions: TimedSession[] = [];
    const listWorkouts = (before: string | null) => workouts.list(userId, sessionsPerPage, before);
    for await (const each of allOf<WorkoutSession>(listWorkouts)) sessions.push(...timed(each, each.counted));
    const listDances = (before: string | null) => dances.list(userId, sessionsPerPage, before);
    for await (const each of allOf<DanceSession>(listDances))
      sessions.push(...timed(each, each.reachedLastMove));
    return sessions;
  };
}

export interface SuspiciousOptions {
  /** Hides them from leaderboards. */
  hide: boolean;
  /** Who does it. */
  by: string;
  perSecond: number;
  say(line: string): void;
}

const columns = {
  longerThanThemselves: 'longer than possible',
  overlapping: 'overlapping',
  secondsBeyondTime: 'excess seconds',
  longDays: 'days above 16 h',
  fullDays: 'days above 20 sessions',
} as const satisfies Record<keyof Findings, string>;
const names = Object.keys(columns) as (keyof Findings)[];
const idWidth = 38;

const lineOf = (userId: string, cells: readonly (string | number)[]) =>
  [
    userId.padEnd(idWidth),
    ...cells.map((cell, n) => String(cell).padStart(columns[names[n] ?? 'fullDays'].length)),
  ]
    .join('  ')
    .trimEnd();

/**
 * Lists people whose sessions break the rules of time, in numbers only, and hides them if asked; returns how many
 * there are. `npm run reports -- restore` undoes hiding.
 */
export async function listSuspicious(storage: Storage, options: SuspiciousOptions): Promise<number> {
  const { hide, by, perSecond, say } = options;
  const readSessions = createReadSessions(storage);
  const readPerson = createReadPerson(storage);
  const deps = { storage, reports: createReportsRepository(storage), readPerson, by };
  let count = 0;
  for await (const page of createPeopleAuditRepository(storage).pages(pageSize)) {
    const soonest = pause((page.length * 1000) / perSecond);
    for (const userId of page) {
      const findings = findSuspicious(await readSessions(userId));
      if (!isSuspicious(findings)) continue;
      if (count === 0) say(lineOf('user', Object.values(columns)));
      count += 1;
      if (hide) await decideReports(deps, userId, 'hide');
      const isHidden = (await readPerson(userId))?.hiddenFromBoards ?? false;
      say(
        `${lineOf(
          userId,
          names.map((name) => findings[name]),
        )}${isHidden ? '  hidden' : ''}`,
      );
    }
    await soonest;
  }
  return count;
}
