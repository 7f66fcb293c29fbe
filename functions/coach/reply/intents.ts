import { forAnother } from './intents/for-another';
import { activityInPeriod, dailyGoal, finished, lastWorkout, steps } from './intents/activity';
import { account, appWorks, buildOwn, records, reminders } from './intents/app-facts';
import {
  challenges,
  community,
  dance,
  earnPoints,
  libraryOverview,
  marks,
  mealLog,
  startWorkout,
} from './intents/app-help';
import { bmi, getStronger, loseWeight, weightAndTarget } from './intents/body-measures';
import { changePlan } from './intents/change-plan';
import { exerciseCalories, jointQuestion } from './intents/exercise-facts';
import {
  exerciseAlternative,
  exerciseAmount,
  exerciseVariant,
  explainExercise,
  missingExercise,
} from './intents/exercise-help';
import { exerciseBenefits, exerciseMuscles, exercisesForMuscle } from './intents/exercise-questions';
import { compareExercises, formAdvice } from './intents/form-advice';
import { motivate, timeOfDay } from './intents/motivation';
import { food, foodActs, foodFigures, nutritionToday, protein, water } from './intents/nutrition';
import { illness } from './intents/illness';
import { bareBodyPart } from './intents/bare-body-part';
import { explainPlan, planAgain, planBack } from './intents/plan-questions';
import { period } from './intents/period';
import { planToday } from './intents/plan-today';
import { painAdvice, planWorkout, tiredOrBusy } from './intents/plan-workout';
import { profileFacts } from './intents/profile-facts';
import { milestone, pointsAndTier, progressSummary, rank } from './intents/progress';
import { coolDown, restDay, soreness, stretching, trainingFrequency, warmUp } from './intents/recovery';
import { suggestRoutine } from './intents/routine-advice';
import { settingsHelp } from './intents/settings-help';
import { aboutCoach, acknowledgement, greeting, thanks, voiceHelp } from './intents/small-talk';
import { freezes, streak } from './intents/streak';
import { compliment, goodbye, insult, joke, lowMood, praiseSelf, refuse } from './intents/courtesies';
import {
  beginnerStart,
  cardioOrStrength,
  dietQuestion,
  olderBalance,
  postureDesk,
} from './intents/training-kinds';
import {
  chooseLoad,
  heartRate,
  restBetweenSets,
  results,
  seatedTraining,
  sleep,
} from './intents/training-questions';
import { unknown } from './intents/unknown';
import { weekPlan } from './intents/week-plan';
import { glossary } from './intents/glossary';
import { moveDay } from './intents/move-day';
import { toldActivity, toldMeasure } from './intents/told-done';
import type { Intent } from './dialogue';

/** Everything the coach answers: one intent for each label of the intent model. */
export const intents: readonly Intent[] = [
  activityInPeriod,
  lastWorkout,
  dailyGoal,
  steps,
  finished,
  account,
  reminders,
  appWorks,
  buildOwn,
  records,
  challenges,
  community,
  dance,
  mealLog,
  earnPoints,
  startWorkout,
  marks,
  libraryOverview,
  bmi,
  weightAndTarget,
  loseWeight,
  getStronger,
  changePlan,
  jointQuestion,
  exerciseCalories,
  explainExercise,
  exerciseVariant,
  exerciseAlternative,
  missingExercise,
  exerciseAmount,
  exerciseMuscles,
  exerciseBenefits,
  exercisesForMuscle,
  formAdvice,
  compareExercises,
  motivate,
  timeOfDay,
  nutritionToday,
  protein,
  food,
  water,
  foodFigures,
  planBack,
  explainPlan,
  bareBodyPart,
  planToday,
  planWorkout,
  painAdvice,
  tiredOrBusy,
  profileFacts,
  progressSummary,
  pointsAndTier,
  rank,
  milestone,
  warmUp,
  coolDown,
  restDay,
  soreness,
  trainingFrequency,
  stretching,
  suggestRoutine,
  settingsHelp,
  greeting,
  thanks,
  acknowledgement,
  aboutCoach,
  voiceHelp,
  streak,
  freezes,
  goodbye,
  refuse,
  insult,
  compliment,
  praiseSelf,
  lowMood,
  joke,
  cardioOrStrength,
  beginnerStart,
  postureDesk,
  olderBalance,
  dietQuestion,
  illness,
  period,
  chooseLoad,
  restBetweenSets,
  results,
  heartRate,
  seatedTraining,
  sleep,
  unknown,
  weekPlan,
];

/** Recognized by words and slots only, never by the model. */
export const plainActs: readonly Intent[] = [
  forAnother,
  glossary,
  moveDay,
  planAgain,
  toldActivity,
  toldMeasure,
  ...foodActs,
];
