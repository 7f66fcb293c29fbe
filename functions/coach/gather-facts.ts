import type { CoachFacts } from './coach-facts';
import type { CoachDeps } from './coach-deps';
import { hourOf } from './hour-of';

const recentSessions = 10;

/** What the coach may know of a person, read at once; throws profile_not_found. */
export async function gatherFacts(deps: CoachDeps, userId: string): Promise<CoachFacts> {
  const [profile, sessions, exercises, marks, globalRank] = await Promise.all([
    deps.readProfile(userId),
    deps.readRecentSessions(userId, recentSessions),
    deps.listLibrary(),
    deps.readMarks(userId),
    deps.readGlobalRank(userId),
  ]);
  const { today, ...progress } = profile.progress;
  return {
    today,
    hour: hourOf(deps.storage.clock.now(), profile.timeZone),
    units: profile.units,
    answers: profile.answers,
    mayReadHealthNotes: profile.privacy.coachReadsHealthNotes,
    progress,
    globalRank,
    recentSessions: sessions,
    exercises,
    favouriteIds: marks.favorites,
    excludedIds: marks.exclusions,
    nutrition: null,
  };
}

/** For the app's own rules, which plan around pains whether or not a model may read of them: nothing leaves. */
export const forOwnRules = (facts: CoachFacts): CoachFacts => ({ ...facts, mayReadHealthNotes: true });
