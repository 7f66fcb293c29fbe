import { painText } from '../../../../shared/rules/training/words';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import { say, type Dialogue, type Intent } from '../dialogue';
import { describeSession } from '../requests/describe-session';
import type { EarlierPlan } from '../requests/earlier-plan';
import type { PlanRequest } from '../requests/plan-request';
import { count, joined } from '../wording/count';
import { exercisesOut } from '../../injuries/exercises-out';
import { sessionMoves } from '../../session-moves';
import { propose } from './plan-workout';

const mostMoves = 3;
const ended = (sentence: string) => (/[.!?]$/.test(sentence) ? sentence : `${sentence}.`);

/** Whether nothing in it hurts by what was told since. */
const isStillFit = (ids: readonly string[], { facts, pains }: Dialogue) => {
  const out = exercisesOut(facts, pains);
  return !ids.some((id) => out.has(id));
};

/** The workout before the one that stands, as it was where it is of today, else made again. */
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
      ? shownAgain(dialogue, dialogue.earlier.before, 'Back to this one:')
      : say(
          'The earlier workout is still in our conversation, a little further up: press **Start** on its card. Or tell me its minutes and muscles, and I make it again.',
        ),
};

/** The workout that is talked about, once more. */
export const planAgain: Intent = {
  name: 'plan-again',
  answer: (dialogue) =>
    dialogue.earlier.plan
      ? shownAgain(dialogue, dialogue.earlier.plan, 'Here it is again:')
      : say('Which workout do you mean? Tell me its minutes, and I make it again.'),
};

function reasonsFor({ facts, pains }: Dialogue): string {
  const { answers, units } = facts;
  if (!answers) return 'I know nothing of you yet, so I can plan nothing for you yet.';
  const spared =
    pains.areas.size === 0 ? '' : `, what hurts (${painText([...pains.areas], facts.spared.pains.names)})`;
  return `I choose by your goal (${formatAnswer('goalType', answers, units)}), your level, what you own${spared}, and what you trained on the last days.`;
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

/** Told of the day's own session, not of one that was asked for. */
const ofTheDay = /^(?:A calm first session|For your )/;

/** What speaks for the workout that is talked about, and for its moves. */
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
      `${askedText(dialogue.earlier.plan?.request)}${reasonsFor(dialogue)} ${ownReasons(dialogue)}\n\nYou want it different? Say *shorter*, *harder*, *no lunges* or *another one*.`.replace(
        '  ',
        ' ',
      ),
    ),
};
