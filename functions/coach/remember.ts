import type { CoachReply } from './coach-facts';
import { plainRequest } from './reply/requests/plan-request';
import { noMemory, storedRequestOf, type Memory, type RememberedPlan } from './memory';

/** Answers about exercises: a bare 'harder' afterward refers to them. */
const exerciseIntents = new Set([
  'explain-exercise',
  'exercise-easier-harder',
  'exercise-alternative',
  'exercise-amount',
  'exercise-muscles',
  'exercise-calories',
  'exercise-benefits',
  'exercise-joints',
  'compare-exercises',
  'form-advice',
]);

function planOf({ workout }: CoachReply): RememberedPlan | null {
  if (!workout) return null;
  const { title, minutes, exerciseIds, proposed, request = plainRequest } = workout;
  return {
    title,
    minutes,
    exerciseIds,
    trainingId: proposed?.trainingId ?? null,
    request: storedRequestOf(request),
  };
}

/** The state of the conversation after a reply, from its state before and what the message named. */
export function memoryAfter(
  reply: CoachReply,
  earlier: Memory | null,
  namedExerciseIds: readonly string[],
  { echoed, asked, unwantedIds }: Pick<Memory, 'echoed' | 'asked' | 'unwantedIds'>,
): Memory {
  const known = earlier ?? noMemory;
  const { told, choices = [], exerciseIds } = reply;
  const offered = choices.map(({ intent }) => intent ?? '');
  const intent = told?.intent ?? null;
  const period = told?.period ?? known.period;
  const talk = { ...known, intent, period, offered, echoed, asked, unwantedIds };
  const plan = planOf(reply);
  if (plan) {
    const isSame = plan.trainingId !== null && plan.trainingId === known.plan?.trainingId;
    return { ...talk, plan, before: isSame ? known.before : known.plan, about: 'plan', exerciseIds: [] };
  }
  const isAboutExercises = intent === null ? exerciseIds.length > 0 : exerciseIntents.has(intent);
  if (!isAboutExercises) return talk;
  const shown = intent === 'exercise-easier-harder' ? exerciseIds : [...namedExerciseIds, ...exerciseIds];
  const spokenOf = shown.length > 0 ? shown : known.exerciseIds;
  return { ...talk, about: 'exercise', exerciseIds: [...new Set(spokenOf)].slice(0, 4) };
}
