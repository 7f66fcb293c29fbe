import { foodsOf } from '../../nutrition/public';
import { readDialogue } from '../reply/answer-by-rules';
import type { Dialogue } from '../reply/dialogue';
import { proposeMeal } from '../reply/food/log-text';
import { changePlan } from '../reply/intents/change-plan';
import { planToday } from '../reply/intents/plan-today';
import { propose } from '../reply/intents/plan-workout';
import { requestOf } from '../reply/requests/plan-request';
import type { CoachReply } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import type { ModelAct } from './reply-fields';

/** The dialogue as the model understood the message; what the rules read as ruled out stays so. */
function meantBy(act: ModelAct, dialogue: Dialogue): Dialogue {
  const { reading } = dialogue;
  const groups = act.groups.filter((group) => !reading.restingGroups.includes(group));
  const equipment = act.equipment.filter((each) => !reading.bannedEquipment.includes(each));
  return {
    ...dialogue,
    reading: {
      ...reading,
      minutes: act.minutes ?? reading.minutes,
      groups: groups.length > 0 ? [...new Set(groups)] : reading.groups,
      equipment: equipment.length > 0 ? [...new Set(equipment)] : reading.equipment,
      bare: act.bare || reading.bare,
      effort: act.effort ?? reading.effort,
    },
  };
}

const hasSlots = ({ minutes, groups, equipment, bare, effort }: ModelAct) =>
  minutes !== null || groups.length + equipment.length > 0 || bare || effort !== null;

/** The planner's answer to what a model understood, along the same path as the rules' own requests; null when nothing is to be planned. */
export function planAct(act: ModelAct, request: CoachRequest): CoachReply | null {
  if (act.kind === 'log') return null;
  const meant = meantBy(act, readDialogue(request));
  if (act.kind === 'change' && meant.earlier.plan) return changePlan.answer(meant);
  return hasSlots(act) ? propose(requestOf(meant.reading), meant, '') : planToday.answer(meant);
}

/** The meal a model understood, read by our table and to be logged with a tap; null when it names no food. */
async function mealOf({ foods }: ModelAct, { facts, message }: CoachRequest): Promise<CoachReply | null> {
  if (foods === null) return null;
  const reply = proposeMeal(message.text, { ...facts, foods: await foodsOf(foods, facts.foods?.ownFoods) });
  return reply.meal ? reply : null;
}

/** What our rules make of an act. */
export const carryOutAct = async (act: ModelAct, request: CoachRequest): Promise<CoachReply | null> =>
  act.kind === 'log' ? mealOf(act, request) : planAct(act, request);
