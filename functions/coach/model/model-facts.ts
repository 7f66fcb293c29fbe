import type { ReplySource } from '../../../shared/contracts/coach';
import type { PlannedSession } from '../../../shared/rules/training/session';
import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import type { Pains } from '../../understanding/health/pains';
import { exercisesOut } from '../injuries/exercises-out';
import type { CoachFacts, NutritionToday, PastMessage, StoredFacts } from '../coach-facts';

type HealthNotes = Pick<
  ProfileAnswers,
  'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'
>;

/** The answers as a model reads them: age and measures, and the notes with consent only. */
export interface ModelProfile extends Omit<ProfileAnswers, keyof HealthNotes | 'ageRange' | 'conditions'> {
  notes?: HealthNotes;
}

type ModelNutrition = Pick<NutritionToday, 'targets' | 'eaten' | 'mealsLogged'> &
  Partial<Pick<NutritionToday, 'meals'>>;

function nutritionOf(
  { targets, eaten, mealsLogged, meals }: NutritionToday,
  readsNotes: boolean,
): ModelNutrition {
  const figures = { targets, eaten, mealsLogged };
  return readsNotes ? { ...figures, meals } : figures;
}

/** What a model is told of one person. It never had the answers themselves, nor what was read in their notes. */
export interface ModelFacts extends Omit<StoredFacts, 'answers' | 'nutrition' | 'timeZone'> {
  profile: ModelProfile | null;
  /** Figures always, names of meals with consent only. */
  nutrition: ModelNutrition | null;
  /** Names of the exercises that are not for the person, which are no part of `exercises`; why is never told. */
  notForThem: readonly string[];
  /** Today's session with its reasons, which speak of the notes: with consent only. */
  session: PlannedSession | null;
}

/** What leaves with a question: the facts and the conversation before it. */
export interface ModelContext {
  facts: ModelFacts;
  history: readonly PastMessage[];
}

/** A message of the conversation with who wrote it; null when it was the person. */
export interface StoredMessage extends PastMessage {
  source: ReplySource | null;
  /** Whether who wrote it had read the health notes. */
  knowsNotes: boolean;
}

/** Named one by one: an answer that is added later stays here until somebody decides that it may leave. */
function profileOf(answers: ProfileAnswers, readsNotes: boolean): ModelProfile {
  const { gender, goalType, bodyType, targetZones, age, heightCm, weightKg, targetWeightKg } = answers;
  const plain = { gender, goalType, bodyType, targetZones, age, heightCm, weightKg, targetWeightKg };
  if (!readsNotes) return plain;
  const { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers } = answers;
  return { ...plain, notes: { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers } };
}

/** A reply that was written with the notes may speak of them: without consent it stays here, whenever it was written. */
const maskedMessage = ({ role, content, knowsNotes }: StoredMessage): PastMessage => ({
  role,
  content: role === 'assistant' && knowsNotes ? '…' : content,
});

/** The one place that decides what a model may know, by the person's consent about their health notes. */
export function modelContextOf(
  facts: CoachFacts,
  history: readonly StoredMessage[],
  readsNotes: boolean,
  pains: Pains = facts.notes.pains,
): ModelContext {
  const out = exercisesOut(facts, pains);
  const { today, hour, units, progress, globalRank, recentSessions } = facts;
  const { exercises, favouriteIds, excludedIds, nutrition } = facts;
  return {
    facts: {
      today,
      hour,
      units,
      progress,
      globalRank,
      recentSessions,
      exercises: exercises.filter(({ id }) => !out.has(id)),
      notForThem: exercises.filter(({ id }) => out.has(id)).map(({ name }) => name),
      favouriteIds,
      excludedIds,
      nutrition: nutrition && nutritionOf(nutrition, readsNotes),
      profile: facts.answers && profileOf(facts.answers, readsNotes),
      session: readsNotes ? (facts.training?.session?.session ?? null) : null,
    },
    history: readsNotes ? history : history.map(maskedMessage),
  };
}
