/** A finished workout or dance, with the times in its row. */
export interface TimedSession {
  startedAt: string;
  completedAt: string;
  activeSeconds: number;
  /** The person's own day. */
  localDate: string;
  counted: boolean;
}

/** What is impossible about someone's sessions; zeros if nothing is. */
export interface Findings {
  /** Sessions with more active time than lies between their own start and end. */
  longerThanThemselves: number;
  /** Overlapping sessions with more active time than both took together. */
  overlapping: number;
  /** The most excess seconds in any stretch of time. */
  secondsBeyondTime: number;
  /** Days with more than sixteen active hours, and days with more than twenty counted sessions. */
  longDays: number;
  fullDays: number;
}

const mostHoursADay = 16;
const mostCountedADay = 20;
/** Seconds are whole and instants are not, and a start may reach us late. */
const toleranceSeconds = 5;
/** How many overlapping sessions are examined together; that many is already more than anyone can do. */
const mostTogether = 500;

interface Timed {
  from: number;
  to: number;
  active: number;
}

const secondsOf = ({ startedAt, completedAt, activeSeconds: active }: TimedSession): Timed => {
  const from = Date.parse(startedAt) / 1000;
  return { from, to: Math.max(from, Date.parse(completedAt) / 1000), active };
};

/** Sessions ordered by start, split where none is in progress: no stretch of time is fuller across such a split. */
function together(sessions: readonly Timed[]): Timed[][] {
  const groups: Timed[][] = [];
  let end = -Infinity;
  for (const session of sessions.toSorted((a, b) => a.from - b.from)) {
    if (session.from >= end) groups.push([]);
    groups.at(-1)?.push(session);
    end = Math.max(end, session.to);
  }
  return groups.map((group) => group.slice(0, mostTogether));
}

/** The largest excess of training time over any stretch from a start to an end. */
function mostBeyond(group: readonly Timed[]): number {
  const byEnd = group.toSorted((a, b) => a.to - b.to);
  let most = 0;
  for (const { from } of group) {
    let active = 0;
    for (const each of byEnd) {
      if (each.from < from) continue;
      active += each.active;
      most = Math.max(most, active - (each.to - from));
    }
  }
  return most;
}

const isTooMuchFor = (a: Timed, b: Timed) =>
  a.active + b.active > Math.max(a.to, b.to) - Math.min(a.from, b.from) + toleranceSeconds;

function overlappingIn(group: readonly Timed[]): number {
  const overlaps = (a: Timed, b: Timed) => a !== b && a.from < b.to && b.from < a.to && isTooMuchFor(a, b);
  return group.filter((a) => group.some((b) => overlaps(a, b))).length;
}

function sumsByDay(sessions: readonly TimedSession[], of: (session: TimedSession) => number): number[] {
  const sums = new Map<string, number>();
  for (const session of sessions)
    sums.set(session.localDate, (sums.get(session.localDate) ?? 0) + of(session));
  return [...sums.values()];
}

const countOver = (sums: readonly number[], most: number) => sums.filter((sum) => sum > most).length;

/** Violations of the rules of time: no one does two things simultaneously, or trains longer than the time that passed. */
export function findSuspicious(sessions: readonly TimedSession[]): Findings {
  const timed = sessions.map(secondsOf);
  const groups = together(timed);
  const beyond = Math.max(0, ...groups.map(mostBeyond));
  return {
    longerThanThemselves: timed.filter(({ from, to, active }) => active > to - from + toleranceSeconds)
      .length,
    overlapping: groups.reduce((sum, group) => sum + overlappingIn(group), 0),
    secondsBeyondTime: beyond > toleranceSeconds ? Math.round(beyond) : 0,
    longDays: countOver(
      sumsByDay(sessions, ({ activeSeconds }) => activeSeconds),
      mostHoursADay * 3600,
    ),
    fullDays: countOver(
      sumsByDay(sessions, ({ counted }) => (counted ? 1 : 0)),
      mostCountedADay,
    ),
  };
}

export const isSuspicious = (findings: Findings): boolean => Object.values(findings).some((each) => each > 0);
