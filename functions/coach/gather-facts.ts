import { coachFactsOf, type CoachFacts } from './coach-facts';
import type { CoachDeps } from './coach-deps';
import { hourOf } from './hour-of';
import type { OwnProfile } from '../profile/public';
import { ownTrainingOf, type Gathered, type OwnTraining } from '../training/public';

const recentSessions = 10;

type GatherFactsDeps = Pick<CoachDeps, 'storage' | 'readProfile' | 'readGathered' | 'readGlobalRank'>;

interface GatheredFacts {
  facts: CoachFacts;
  /** Whether the person lets a model read the health notes. */
  modelReadsNotes: boolean;
}

function trainingOf(
  gathered: Gathered,
  { answers, bmi, timeZone, progress }: OwnProfile,
): OwnTraining | null {
  const { today, workoutsCompleted } = progress;
  return answers && ownTrainingOf(gathered, { today, timeZone, answers, bmi, workoutsCompleted });
}

/** What the coach knows of a person, read at once; throws profile_not_found. */
export async function gatherFacts(deps: GatherFactsDeps, userId: string): Promise<GatheredFacts> {
  const [profile, gathered, globalRank] = await Promise.all([
    deps.readProfile(userId),
    deps.readGathered(userId),
    deps.readGlobalRank(userId),
  ]);
  const { today, ...progress } = profile.progress;
  const { sessions, library, marks } = gathered;
  const stored = {
    today,
    hour: hourOf(deps.storage.clock.now(), profile.timeZone),
    units: profile.units,
    timeZone: profile.timeZone,
    answers: profile.answers,
    progress,
    globalRank,
    recentSessions: sessions.filter(({ completedAt }) => completedAt !== null).slice(0, recentSessions),
    exercises: library,
    favouriteIds: marks.favorites,
    excludedIds: marks.exclusions,
    nutrition: null,
  };
  const facts = coachFactsOf(stored, trainingOf(gathered, profile));
  return { facts, modelReadsNotes: profile.privacy.coachReadsHealthNotes };
}
