import { coachFactsOf, type CoachFacts } from './coach-facts';
import type { CoachDeps } from './coach-deps';
import { hourOf } from './hour-of';

const recentSessions = 10;

type GatherFactsDeps = Pick<
  CoachDeps,
  'storage' | 'readProfile' | 'readRecentSessions' | 'listLibrary' | 'readMarks' | 'readGlobalRank'
>;

interface GatheredFacts {
  facts: CoachFacts;
  /** Whether the person lets a model read the health notes. */
  modelReadsNotes: boolean;
}

/** What the coach knows of a person, read at once; throws profile_not_found. */
export async function gatherFacts(deps: GatherFactsDeps, userId: string): Promise<GatheredFacts> {
  const [profile, sessions, exercises, marks, globalRank] = await Promise.all([
    deps.readProfile(userId),
    deps.readRecentSessions(userId, recentSessions),
    deps.listLibrary(),
    deps.readMarks(userId),
    deps.readGlobalRank(userId),
  ]);
  const { today, ...progress } = profile.progress;
  const facts = coachFactsOf({
    today,
    hour: hourOf(deps.storage.clock.now(), profile.timeZone),
    units: profile.units,
    answers: profile.answers,
    progress,
    globalRank,
    recentSessions: sessions,
    exercises,
    favouriteIds: marks.favorites,
    excludedIds: marks.exclusions,
    nutrition: null,
  });
  return { facts, modelReadsNotes: profile.privacy.coachReadsHealthNotes };
}
