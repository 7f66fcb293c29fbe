import { chip, say } from '../reply/dialogue';
import type { CoachReply } from '../coach-facts';
import { readDialogue } from '../reply/answer-by-rules';
import { isTopic } from '../reply/intents/topics/topics';
import type { CoachRequest } from '../coach-request';
import { actOf, type Act } from '../understanding/read-act';
import type { Echo } from '../facts/echo';
import { careLines } from '../safety/care-lines';
import { careQuestion } from '../safety/care-after';
import { waitsForMidwife } from '../safety/pregnancy';
import { concernNames } from '../safety/answers';
import { answerTo, askAbout } from '../safety/screen-message';
import type { TurnTaken } from './take-turn';
import { wantsOfFood } from './wants-of-food';

const asks =
  /\?|\b(?:give|make|plan|show|suggest|recommend|start|build|let'?s|can (?:i|you|we)|could (?:i|you|we)|should i|what|which|how|why|when|where|workout|work out|session|circuit|routine|train(?:ing)? (?:now|today|me)|\d+ ?min\w*|quick|something|anything|swap|instead|log|help me|exercises? (?:for|to|that)|do you|is it|are there|want|need|ready|fancy|go for|stretch(?:es)?|cardio|hiit|yoga|abs|arms|legs|glutes|full body)\b/i;
/** Words of a request that belong to the complaint itself: 'it hurts when I squat', 'I need to tell you'. */
const ofComplaint =
  /\b(?:want to (?:tell|mention|let you know)|need to (?:tell|mention|let you know)|what (?:a|happened)|something (?:is|hurts|in my|with my|popped|pulled)|how (?:it|i) (?:hurt|happened)|when(?:ever)? (?:i|we|it)|quick (?:note|question|heads up)|(?:can'?t|cannot|could not|don'?t|no) \w+)\b/gi;

const gentle = chip('10 gentle minutes');

/** Next to the meals, food comes next. */
const meals = [chip('Breakfast ideas'), chip('Lunch ideas'), chip('Dinner ideas')];
const mostChips = 6;

/** Whether a message asks for something besides what it reports. */
const asksForMore = (text: string) => asks.test(text.replaceAll(ofComplaint, ' '));

/** It also asks for an idea, a number, or a log: 'vegan protein sources'. */
const wantsFoodToo = (request: CoachRequest) =>
  wantsOfFood(request, 'food-idea', 'food-figures', 'food-log', 'food-change', 'food-question');

/** A fact told right after a proposed plan changes it; a requested plan is planned; a topic is discussed. */
const asksPlainly = (act: Act | null) =>
  act === 'change-plan' || act === 'plan-workout' || act === 'ask-safe' || isTopic(act);

const ofPlans: readonly (Act | null)[] = ['change-plan', 'plan-workout'];
const sharp = "If it's sharp, stop for today.";
const knownAlready: Echo = {
  text: `I know about that one, and I'm going easy on it here too. ${sharp}`,
  choices: [],
};

const careText = ({ careFor }: TurnTaken) => (careFor && careLines[careFor] ? ` ${careLines[careFor]}` : '');

/** The reply to a message that only reports something; null when it also asks for something, or reports nothing. */
export function answerFacts(turn: TurnTaken): CoachReply | null {
  const { request, echo } = turn;
  const sparedNow = request.isTraining && turn.spares;
  if (!echo && !sparedNow) return null;
  const act = actOf(readDialogue(request));
  // During a workout, this changes the workout, not an earlier plan.
  if (sparedNow && (ofPlans.includes(act) || !(isTopic(act) || asksForMore(request.message.text))))
    return told(turn, echo ?? knownAlready);
  if (!echo) return null;
  if (asksPlainly(act) || asksForMore(request.message.text) || wantsFoodToo(request)) return null;
  return told(turn, echo);
}

function told(turn: TurnTaken, { text, choices }: Echo): CoachReply {
  const heard = `${text}${careText(turn)}`;
  if (turn.request.conversation === 'nutrition')
    return { ...say(heard), choices: [...choices, ...meals].slice(0, mostChips) };
  if (turn.request.isTraining) {
    const isPain = turn.echoed.some((id) => /^(?:sore|injury)\./.test(id));
    return { ...say(isPain ? `${sharp} ${heard}` : heard), choices };
  }
  if (turn.request.facts.spared.open.length > 0)
    return { ...say(heard), ...(choices.length > 0 && { choices }) };
  const reply = choices.length > 0 ? heard : `${heard} Want me to plan something?`;
  return { ...say(reply), choices: [...choices, gentle] };
}

/** A reply preceded by what was understood. */
export function withEcho(reply: CoachReply, turn: TurnTaken): CoachReply {
  const { echo } = turn;
  if (!echo) return reply;
  // The echo is the answer; no need to say the rest wasn't understood.
  if (['out-of-scope', 'not-food', 'food-taste'].includes(reply.told?.intent ?? '')) return told(turn, echo);
  const choices = reply.choices ?? (echo.choices.length > 0 ? echo.choices : undefined);
  const heard = `${echo.text}${careText(turn)}`;
  // Topics are about a moment or a worry: the person first, then what is planned around.
  const parts = isTopic(reply.told?.intent ?? null) ? [reply.reply, heard] : [heard, reply.reply];
  return { ...reply, reply: parts.join('\n\n'), ...(choices && { choices }) };
}

/** Intents that lead on to training without showing it: not while a danger is open. */
const ofTraining = new Set([
  'ask-safe',
  'choose-load',
  'cardio-or-strength',
  'change-plan',
  'plan-workout',
  'plan-today',
  'plan-week',
  'exercise-amount',
  'exercise-easier-harder',
  'exercise-alternative',
  'exercises-for-muscle',
  'missing-exercise',
  'get-stronger',
  'suggest-routine',
  'start-workout',
  'beginner-start',
  'stretching',
  'warm-up',
  'train-time',
  'training-frequency',
  'bare-body-part',
  'dance',
  'challenges',
  'tired-or-busy',
]);

/** Small talk and anything not understood: after a danger it may be about that. */
const notUnderstood = new Set([
  'out-of-scope',
  'unknown',
  'not-food',
  'greeting',
  'praise-self',
  'acknowledge',
  'refuse',
  'motivation',
]);
const isStillThere =
  /\b(?:still (?:there|here|hurts?|the same|going|bad|dizzy|tight|bleeding)|not (?:gone|better|stopp\w+|going away)|(?:getting|got) worse|worse now|came back|again now|its back)\b(?! day)/i;

/** The danger's own answer once more, when it continues. */
function stillThere(request: CoachRequest): CoachReply | null {
  const [latest] = request.facts.spared.open;
  const concern = concernNames.find((name) => name === latest?.what);
  return concern ? answerTo(concern, request) : null;
}

/** People who are hurt by numbers get none. */
const noNumbers = say(
  "Let's leave numbers out for now. There's nothing to burn off and nothing to make up for; an ordinary meal with someone you like is enough. And please tell a doctor, or someone you trust, what you told me; this can get lighter.",
);

/** After days without food, a large meal is itself a danger. */
const ofFood = /^(?:food-|log-meal)/;
const smallFirst =
  'After more than a day without food, start small and plain; after several days, ask a doctor before you eat a lot at once.';

const proposes = ({ workout, exerciseIds, week }: CoachReply) =>
  workout !== null || exerciseIds.length > 0 || week !== undefined;

/** No plan and no clip while a danger is open or asked about; nothing made to order until a midwife or doctor knows. */
export function heldBack(reply: CoachReply, { request, asked }: TurnTaken): CoachReply {
  const { facts } = request;
  if (asked !== null && proposes(reply)) return askAbout(asked);
  const question = careQuestion(facts.spared.open);
  const intent = reply.told?.intent ?? '';
  if (question && isStillThere.test(request.message.text)) return stillThere(request) ?? question;
  if (question && (proposes(reply) || ofTraining.has(intent) || notUnderstood.has(intent))) return question;
  if (ofFood.test(intent) && facts.spared.open.some(({ what }) => what === 'eating-disorder'))
    return noNumbers;
  if (ofFood.test(intent) && facts.spared.open.some(({ what }) => what === 'fasting'))
    return { ...reply, reply: `${smallFirst}\n\n${reply.reply}` };
  const isOwn =
    reply.workout !== null && reply.workout.proposed?.trainingId !== facts.training?.session?.trainingId;
  if (!isOwn || !waitsForMidwife(facts)) return reply;
  const concern = facts.spared.conditions.includes('pregnancy') ? 'pregnancy' : 'after-birth';
  return answerTo(concern, request);
}
