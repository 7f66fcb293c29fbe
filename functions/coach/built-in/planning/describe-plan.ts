import { planCustomWorkout } from '../../../../shared/domain/custom-plan';
import type { CoachFacts, CoachReply } from '../../coach-facts';
import { joinPains } from '../../../../shared/domain/health-notes/pains';
import { count, joined } from '../wording/count';
import { musclesText } from '../wording/exercise-text';
import type { Plan } from './build-plan';
import type { PlanRequest } from './plan-request';

const mostClips = 4;
const longestTitle = 60;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function titleOf({ groups, quiet, pains, restingGroups }: PlanRequest): string {
  const parts = groups.map(({ name }) => name);
  const what =
    parts.length > 0
      ? joined(parts)
      : restingGroups.length > 0
        ? `all but ${joined(restingGroups.map(({ name }) => name))}`
        : 'full body';
  const how = pains.areas.size > 0 ? 'gentle ' : quiet ? 'quiet ' : '';
  return capitalized(`${how}${what}`).slice(0, longestTitle);
}

const painName = (area: string) => area.replaceAll('_', ' ');

/** Says so when the time asked for could not be met. */
function lengthNote({ minutes }: Plan, request: PlanRequest): string {
  const asked = request.minutes;
  if (asked === null || Math.abs(asked - minutes) < 2) return '';
  return minutes > asked
    ? `Three moves are the least, so it is ${minutes} minutes; end it whenever you like.`
    : `These ${minutes} minutes are all that fits at once.`;
}

function notesOn(plan: Plan, request: PlanRequest, facts: CoachFacts): string[] {
  const pains = [...joinPains(facts.notes.pains, request.pains).areas];
  const calories = planCustomWorkout(plan.exercises, facts.answers?.weightKg ?? null).reduce(
    (sum, { caloriesKcal }) => sum + caloriesKcal,
    0,
  );
  const onMat = request.bare && plan.exercises.some(({ equipment }) => equipment.includes('mat'));
  return [
    lengthNote(plan, request),
    `Two minutes each, rest included: about ${count(calories, 'kcal')}, as an estimate.`,
    request.quiet ? 'No jumping anywhere.' : '',
    onMat ? 'For the moves on the floor a carpet will do.' : '',
    request.restingGroups.length > 0
      ? `I left out your ${joined(request.restingGroups.map(({ name }) => name))}.`
      : '',
    pains.length > 0
      ? `I left out what loads your ${joined(pains.map(painName))}. Stop if anything hurts, and let a professional look at pain that stays.`
      : '',
  ].filter(Boolean);
}

const listOf = ({ exercises }: Plan) =>
  exercises
    .map(({ name, primaryMuscles }, index) => `${index + 1}. **${name}** – ${musclesText(primaryMuscles)}`)
    .join('\n');

/** The reply that proposes a plan; nothing begins before the person starts it. */
export function describePlan(
  plan: Plan,
  request: PlanRequest,
  facts: CoachFacts,
  opening: string,
): CoachReply {
  const title = titleOf(request);
  const notes = notesOn(plan, request, facts).join(' ');
  return {
    reply: [
      opening,
      `**${title}** · ${plan.minutes} minutes`,
      listOf(plan),
      notes,
      'Press **Start** when you are ready, or tell me *shorter*, *harder* or *another one*.',
    ].join('\n\n'),
    exerciseIds: plan.main.slice(0, mostClips).map(({ id }) => id),
    workout: { title, minutes: plan.minutes, exerciseIds: plan.exercises.map(({ id }) => id) },
  };
}
