import { painText } from '../../../training/planner/words';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { say, type Dialogue, type Intent } from '../dialogue';
import { describeSession } from '../requests/describe-session';
import type { EarlierPlan } from '../requests/earlier-plan';
import type { PlanRequest } from '../requests/plan-request';
import { joined } from '../../../../shared/rules/joined';
import { count } from '../wording/count';
import { exercisesOut } from '../../injuries/exercises-out';
import { sessionMoves } from '../../session-moves';
import { propose } from './plan-workout';

const mostMoves = 3;
const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Whether nothing in it loads what has been reported to hurt since. */
const isStillFit = (ids: readonly string[], { facts, pains }: Dialogue) => {
  const out = exercisesOut(facts, pains);
  return !ids.some((id) => out.has(id));
};

/** The workout before the current one, as it was if it's from today, otherwise made again. */
function shownAgain(
  dialogue: Dialogue,
  { request, session, trainingId, exerciseIds, minutes }: EarlierPlan,
  opening: string,
) {
  if (session && isStillFit(exerciseIds, dialogue))
    return describeSession({ trainingId, session }, request, dialogue.facts, opening);
  return propose(
    { ...request, minutes: request.minutes ?? minutes, keptIds: exerciseIds },
    dialogue,
    opening,
  );
}

export const planBack: Intent = {
  name: 'plan-back',
  answer: (dialogue) =>
    dialogue.earlier.before
      ? shownAgain(dialogue, dialogue.earlier.before, 'Back to the earlier one:')
      : say(
          "The earlier workout is still in our chat, a little further up: press **Start** on its card. Or tell me its minutes and muscles, and I'll make it again.",
        ),
};

/** The workout being discussed, once more. */
export const planAgain: Intent = {
  name: 'plan-again',
  answer: (dialogue) =>
    dialogue.earlier.plan
      ? shownAgain(dialogue, dialogue.earlier.plan, 'Here it is again:')
      : say("Which workout do you mean? Tell me how many minutes it had, and I'll make it again."),
};

function reasonsFor({ facts, pains }: Dialogue): string {
  const { answers, units } = facts;
  if (!answers) return "I don't know you yet, so I can't plan for you. Answer a few questions and I will.";
  const spared =
    pains.areas.size === 0 ? '' : `, what hurts (${painText([...pains.areas], facts.spared.pains.names)})`;
  return `I go by your goal (${formatAnswer('goalType', answers, units)}), your level, your equipment${spared}, and what you've trained in the last few days.`;
}

/** What was asked for comes first: '30 minutes for your whole body, without jumping'. */
function askedText(request: PlanRequest | null | undefined): string {
  if (!request) return '';
  const { minutes, groups, bare, quiet, effort, equipment } = request;
  const parts = [
    minutes === null ? '' : count(minutes, 'minute'),
    groups.length > 0 ? joined(groups.map(({ name }) => name)) : '',
    equipment.length > 0 ? `with what you have at hand` : '',
    bare ? 'no equipment' : '',
    quiet ? 'no jumping' : '',
    effort === null ? '' : effort,
  ].filter(Boolean);
  return parts.length > 0 ? `You asked for: ${parts.join(', ')}. ` : '';
}

/** Said about the day's own session, not one that was requested. */
const ofTheDay = /^(?:A calm first session|For your )/;

/** The reasons for the workout being discussed, and for its moves. */
function ownReasons({ earlier, facts }: Dialogue): string {
  const session = earlier.plan?.session;
  if (!session) return facts.training?.today.opening ?? '';
  const moves = sessionMoves(session, facts.exercisesById).flatMap(({ name, reason }) =>
    reason === null ? [] : [`- **${name}**: ${ended(reason)}`],
  );
  const isAsked = askedText(earlier.plan?.request) !== '';
  const reasons = session.reasons.filter((reason) => !(isAsked && ofTheDay.test(reason)));
  return [reasons.map(ended).join(' '), moves.slice(0, mostMoves).join('\n')].filter(Boolean).join('\n\n');
}

export const explainPlan: Intent = {
  name: 'explain-plan',
  answer: (dialogue) =>
    say(
      `${askedText(dialogue.earlier.plan?.request)}${reasonsFor(dialogue)} ${ownReasons(dialogue)}\n\nWant it different? Say *shorter*, *harder*, *no lunges*, or *another one*.`.replace(
        '  ',
        ' ',
      ),
    ),
};
