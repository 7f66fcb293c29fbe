import { targetedDayOf, type EatenDay } from '../nutrition/public';
import { coachFactsOf, type CoachFacts, type NutritionToday } from './coach-facts';
import type { CoachDeps } from './coach-deps';
import { hourOf } from '../../shared/rules/hour-of';
import type { OwnProfile } from '../profile/public';
import { sparedOf, type HealthFact } from '../spared/public';
import { ownTrainingOf, type Gathered, type OwnTraining } from '../training/public';

const recentSessions = 10;

type GatherFactsDeps = Pick<
  CoachDeps,
  'storage' | 'readProfile' | 'readGathered' | 'readGlobalRank' | 'readEatenDay'
>;

interface GatheredFacts {
  /** What is known with these health facts, which a message may have changed. */
  factsWith: (ledger: readonly HealthFact[]) => CoachFacts;
  ledger: readonly HealthFact[];
  /** The latest days with a plan. */
  days: Gathered['days'];
  /** Whether the person allows a model to read the health notes. */
  modelReadsNotes: boolean;
}

function trainingOf(
  gathered: Gathered,
  { answers, bmi, timeZone, units, progress, goalSeconds }: OwnProfile,
): OwnTraining | null {
  const { today, workoutsCompleted } = progress;
  return (
    answers &&
    ownTrainingOf(gathered, { today, timeZone, units, answers, bmi, workoutsCompleted, goalSeconds })
  );
}

function nutritionOf({ meals, ...soFar }: EatenDay): NutritionToday {
  const { goals, totals, mealsLogged } = soFar;
  return {
    targets: {
      calories: goals.targetCaloriesKcal,
      protein: goals.targetProteinG,
      carbs: goals.targetCarbsG,
      fats: goals.targetFatsG,
    },
    eaten: {
      calories: totals.caloriesKcal,
      protein: totals.proteinG,
      carbs: totals.carbsG,
      fats: totals.fatsG,
    },
    mealsLogged,
    meals,
    soFar,
  };
}

/** What the coach knows about a person, read in parallel; throws profile_not_found. */
export async function gatherFacts(deps: GatherFactsDeps, userId: string): Promise<GatheredFacts> {
  const ownProfile = deps.readProfile(userId);
  const [profile, gathered, globalRank, eatenDay] = await Promise.all([
    ownProfile,
    deps.readGathered(userId),
    deps.readGlobalRank(userId),
    ownProfile.then(({ progress: { today } }) => deps.readEatenDay(userId, today)),
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
    favoriteIds: marks.favorites,
    excludedIds: marks.exclusions,
  };
  const factsWith = (ledger: readonly HealthFact[]) => {
    const training = trainingOf({ ...gathered, ledger: [...ledger] }, profile);
    const spared = training?.spared ?? sparedOf(null, ledger, today);
    const nutrition = nutritionOf(targetedDayOf(eatenDay, profile.answers, spared));
    return coachFactsOf({ ...stored, nutrition }, training, spared);
  };
  const { ledger, days } = gathered;
  return { factsWith, ledger, days, modelReadsNotes: profile.privacy.coachReadsHealthNotes };
}
