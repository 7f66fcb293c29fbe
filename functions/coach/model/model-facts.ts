import type { ReplySource } from '../../../shared/contracts/coach';
import type { PlannedSession } from '../../../shared/rules/training/session';
import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { toOneDecimal } from '../../../shared/rules/units';
import type { Pains } from '../../understanding/health/pains';
import { exercisesOut } from '../injuries/exercises-out';
import type { CoachFacts, NutritionToday, PastMessage, StoredFacts } from '../coach-facts';

type HealthNotes = Pick<
  ProfileAnswers,
  'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'
>;

/** The answers as a model reads them: age and measurements, and the notes only with consent. */
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

/** What a model is told about one person. It never gets the answers themselves, nor what was read in their notes. */
export interface ModelFacts extends Omit<StoredFacts, 'answers' | 'nutrition' | 'timeZone'> {
  profile: ModelProfile | null;
  /** Numbers always, names of meals only with consent. */
  nutrition: ModelNutrition | null;
  /** Names of exercises that aren't for the person and are not in `exercises`; the reason is never told. */
  notForThem: readonly string[];
  /** Today's session with its reasons, which mention the notes: only with consent. */
  session: PlannedSession | null;
}

/** What is sent with a question: the facts and the conversation before it. */
export interface ModelContext {
  facts: ModelFacts;
  history: readonly PastMessage[];
}

/** A message of the conversation and its author; null when that was the person. */
export interface StoredMessage extends PastMessage {
  source: ReplySource | null;
  /** Whether its author had read the health notes. */
  knowsNotes: boolean;
}

/** Listed one by one: an answer added later stays here until someone decides that it may be sent. */
function profileOf(answers: ProfileAnswers, readsNotes: boolean): ModelProfile {
  const { gender, goalType, bodyType, targetZones, age, heightCm, weightKg, targetWeightKg } = answers;
  const measures = {
    heightCm: toOneDecimal(heightCm),
    weightKg: toOneDecimal(weightKg),
    targetWeightKg: targetWeightKg === null ? null : toOneDecimal(targetWeightKg),
  };
  const plain = { gender, goalType, bodyType, targetZones, age, ...measures };
  if (!readsNotes) return plain;
  const { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers } = answers;
  return { ...plain, notes: { medicalConditions, bodyPains, workLifeEffects, fitnessBarriers } };
}

/** A reply written with the notes may mention them: without consent it stays here, whenever it was written. */
const maskedMessage = ({ role, content, knowsNotes }: StoredMessage): PastMessage => ({
  role,
  content: role === 'assistant' && knowsNotes ? '…' : content,
});

/** The only place that decides what a model may know, based on the person's consent for their health notes. */
export function modelContextOf(
  facts: CoachFacts,
  history: readonly StoredMessage[],
  readsNotes: boolean,
  pains: Pains = facts.notes.pains,
): ModelContext {
  const out = exercisesOut(facts, pains);
  const { today, hour, units, progress, globalRank, recentSessions } = facts;
  const { exercises, favoriteIds, excludedIds, nutrition } = facts;
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
      favoriteIds,
      excludedIds,
      nutrition: nutrition && nutritionOf(nutrition, readsNotes),
      profile: facts.answers && profileOf(facts.answers, readsNotes),
      session: readsNotes ? (facts.training?.session?.session ?? null) : null,
    },
    history: readsNotes ? history : history.map(maskedMessage),
  };
}
