import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import type { ExerciseCategory } from '../../../../shared/exercises/exercise';
import { addDays } from '../../../../shared/domain/local-date';
import type { CoachFacts } from '../../coach-facts';
import { requestOf, type PlanRequest } from '../planning/plan-request';
import { muscleGroups, type MuscleGroup } from '../reading/muscle-groups';
import type { Intent, Dialogue } from '../dialogue';
import { count, joined } from '../wording/count';
import { todayOf, wasActiveOn } from '../wording/figures';
import { propose } from './plan-workout';

const groupOfCategory: Partial<Record<ExerciseCategory, string>> = {
  lower: 'legs',
  upper: 'upper body',
  core: 'core',
};
const mainShare = 0.6;

/** The part that a session mostly trained, unless it was mixed. */
function partTrainedBy({ plan }: WorkoutSession, { exercisesById }: CoachFacts): MuscleGroup | undefined {
  const categories = plan.map(({ exerciseId }) => exercisesById.get(exerciseId)?.category);
  return muscleGroups.find(
    ({ name }) =>
      categories.filter((category) => category && groupOfCategory[category] === name).length >=
      mainShare * plan.length,
  );
}

/** After a session yesterday or today its main part rests, and its exercises come last. */
function afterLast(request: PlanRequest, { facts }: Dialogue): PlanRequest {
  const last = facts.recentSessions[0];
  if (!last) return request;
  const isRecent = (last.localDate ?? '') >= addDays(todayOf(facts), -1);
  const part = isRecent ? partTrainedBy(last, facts) : undefined;
  return {
    ...request,
    restingGroups: part ? [part] : [],
    usedIds: last.plan.map(({ exerciseId }) => exerciseId),
  };
}

function todayOpening({ facts }: Dialogue, { restingGroups }: PlanRequest): string {
  const last = facts.recentSessions[0];
  if (!last) return 'Let us begin with something that suits everybody:';
  const rest =
    restingGroups.length > 0 ? `, so your ${joined(restingGroups.map(({ name }) => name))} may rest` : '';
  const { currentStreak } = facts.progress;
  const isOpen = currentStreak > 0 && !wasActiveOn(facts, todayOf(facts));
  const streak = isOpen ? ` It keeps your streak of ${count(currentStreak, 'day')} going.` : '';
  return `Your last one was **${last.title}**${rest}. Today I would do this.${streak}`;
}

export const planToday: Intent = {
  name: 'plan for today',
  signals: [
    [
      5,
      'what should|shall|do|can i do today',
      'what today',
      'plan for today',
      'today plan',
      'workout for today',
      'today workout',
      'train today',
      'workout today',
      'recommend for today',
      'what should|shall i train|workout',
      'what now',
    ],
    [
      4,
      'what next',
      'where do i start',
      'first workout',
      'i am new',
      'new here',
      'surprise me',
      'something fun',
      'make it fun',
      'what should i do',
      'start training',
      'what should i start',
      'beginner',
      'never trained|exercised|worked',
      'workout please',
      'get started',
      'give me a workout',
      'i want to workout|train|exercise',
    ],
    [2, '#resting'],
  ],
  answer: (dialogue) => {
    const asked = requestOf(dialogue.reading);
    const isSpecific = asked.groups.length + asked.restingGroups.length > 0;
    const request = isSpecific ? asked : afterLast(asked, dialogue);
    return propose(request, dialogue, todayOpening(dialogue, request));
  },
};
