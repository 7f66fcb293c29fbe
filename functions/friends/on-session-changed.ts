import type { ReadDance } from '../dance/public';
import type { ReadPerson } from '../people/public';
import type { Clock } from '../platform/clock';
import { decideAgain } from '../platform/storage/retries';
import type { ReadWorkout } from '../workouts/public';
import { shownSince } from './latest-session';
import type { RecentSession, RecentSessionsRepository } from './recent-sessions-repository';

interface Deps {
  storage: { clock: Clock };
  recentSessions: RecentSessionsRepository;
  readPerson: ReadPerson;
  readWorkout: ReadWorkout;
  readDance: ReadDance;
}

type ReadSession = (userId: string, sessionId: string) => Promise<RecentSession | null>;

/** More than anyone does in a day; it bounds the row. */
const mostKept = 20;

/** The session as friends see it; null if it was removed or does not count. */
const workoutReader =
  ({ readWorkout }: Deps): ReadSession =>
  async (userId, sessionId) => {
    const workout = await readWorkout(userId, sessionId);
    if (!workout?.counted || workout.completedAt === null) return null;
    const { completedAt: at, activeSeconds, sharedAt, title } = workout;
    return { sessionId, kind: 'workout', at, activeSeconds, sharedTitle: sharedAt ? title : null };
  };

const danceReader =
  ({ readDance }: Deps): ReadSession =>
  async (userId, sessionId) => {
    const dance = await readDance(userId, sessionId);
    if (!dance?.reachedLastMove || dance.completedAt === null || dance.activeSeconds === 0) return null;
    const { completedAt: at, activeSeconds } = dance;
    return { sessionId, kind: 'dance', at, activeSeconds, sharedTitle: null };
  };

interface SessionEvent {
  userId: string;
  data: { sessionId: string };
}

/** Brings the person's row up to date with the session as it is now, whatever order the events arrive in. */
function onSessionChanged(deps: Deps, readSession: ReadSession) {
  const { recentSessions, readPerson, storage } = deps;
  return async ({ userId, data: { sessionId } }: SessionEvent): Promise<void> => {
    if ((await readPerson(userId))?.state !== 'active') return;
    await decideAgain(async () => {
      // Read before the session: who changes the session later changes the row later, too.
      const seen = await recentSessions.read(userId);
      const session = await readSession(userId, sessionId);
      const since = shownSince(storage.clock.now());
      const others = (seen?.sessions ?? []).filter((each) => each.sessionId !== sessionId);
      const sessions = [...others, ...(session ? [session] : [])]
        .filter(({ at }) => at > since)
        .toSorted((a, b) => b.at.localeCompare(a.at) || b.sessionId.localeCompare(a.sessionId))
        .slice(0, mostKept);
      if (JSON.stringify(sessions) === JSON.stringify(seen?.sessions ?? [])) return;
      await recentSessions.save(userId, seen, sessions);
    });
  };
}

export const onWorkoutChanged = (deps: Deps) => onSessionChanged(deps, workoutReader(deps));
export const onDanceChanged = (deps: Deps) => onSessionChanged(deps, danceReader(deps));
