import * as activity from './intents/activity';
import * as app from './intents/app-help';
import * as body from './intents/body-measures';
import * as facts from './intents/exercise-facts';
import { changePlan } from './intents/change-plan';
import * as exercise from './intents/exercise-help';
import * as form from './intents/form-advice';
import * as motivation from './intents/motivation';
import * as nutrition from './intents/nutrition';
import { planToday } from './intents/plan-today';
import * as plan from './intents/plan-workout';
import { profileFacts } from './intents/profile-facts';
import * as progress from './intents/progress';
import * as recovery from './intents/recovery';
import * as routine from './intents/routine-advice';
import { settingsHelp } from './intents/settings-help';
import * as talk from './intents/small-talk';
import * as streak from './intents/streak';
import * as question from './intents/training-questions';
import { weekPlan } from './intents/week-plan';
import type { Intent } from './dialogue';

/** Everything the coach understands. Of intents with the same score the earlier one answers: narrow ones come first. */
export const intents: readonly Intent[] = [
  exercise.missingExercise,
  facts.jointQuestion,
  facts.exerciseCalories,
  exercise.exerciseVariant,
  exercise.exerciseAlternative,
  form.compareExercises,
  form.formAdvice,
  exercise.exerciseAmount,
  changePlan,
  exercise.explainExercise,
  routine.aboutRoutine,
  routine.suggestRoutine,
  question.illness,
  question.period,
  question.chooseLoad,
  question.restBetweenSets,
  question.results,
  question.heartRate,
  question.seatedTraining,
  weekPlan,
  question.sleep,
  recovery.warmUp,
  recovery.coolDown,
  recovery.soreness,
  plan.painAdvice,
  plan.tiredOrBusy,
  recovery.restDay,
  activity.finished,
  progress.milestone,
  streak.freezes,
  streak.streak,
  app.earnPoints,
  progress.pointsAndTier,
  progress.rank,
  activity.lastWorkout,
  activity.dailyGoal,
  activity.activityInPeriod,
  progress.progressSummary,
  activity.steps,
  profileFacts,
  settingsHelp,
  body.bmi,
  body.weightAndTarget,
  body.loseWeight,
  body.getStronger,
  app.mealLog,
  nutrition.foodFigures,
  nutrition.protein,
  nutrition.nutritionToday,
  nutrition.food,
  nutrition.water,
  app.challenges,
  app.community,
  app.dance,
  app.startWorkout,
  app.marks,
  app.libraryOverview,
  motivation.motivate,
  motivation.timeOfDay,
  planToday,
  plan.planWorkout,
  talk.aboutCoach,
  talk.voiceHelp,
  talk.thanks,
  talk.acknowledgement,
  talk.greeting,
];
