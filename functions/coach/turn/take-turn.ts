import type { Conversation } from '../../../shared/contracts/coach';
import { localDateSchema } from '../../../shared/rules/local-date';
import { say } from '../reply/dialogue';
import { readDialogue } from '../reply/answer-by-rules';
import { isTopic } from '../reply/intents/topics/topics';
import { actOf } from '../understanding/read-act';
import {
  clearedOf,
  ledgerOf,
  settledOf,
  toldOf,
  isAllowance,
  type HealthFact,
  type Telling,
  type ToldFact,
} from '../../spared/public';
import type { CoachFacts, CoachReply, PastMessage } from '../coach-facts';
import { coachRequestOf, type CoachRequest } from '../coach-request';
import { dangerFacts, isStage, tookTooMuch } from '../facts/danger-facts';
import { echoOf, type Echo } from '../facts/echo';
import { hearFacts } from '../facts/hear-facts';
import type { ConcernName } from '../safety/answers';
import { answerToQuestion } from '../safety/answer-to-question';
import { careAfter } from '../safety/care-after';
import { isExplained } from '../safety/explained';
import { answerTo, askAbout, screenMessage, type Screened } from '../safety/screen-message';
import { wantsOfFood } from './wants-of-food';

/** A message, and everything known when it arrives. */
export interface TurnInput {
  factsWith: (ledger: readonly HealthFact[]) => CoachFacts;
  ledger: readonly HealthFact[];
  message: string;
  conversation: Conversation;
  history: readonly PastMessage[];
  isTraining?: boolean | undefined;
  /** When it was said, and an id generator. */
  told: { now: string; newId: () => string };
}

/** A message as heard: danger first, then what it reports; already answered when a safety rule answers it. */
export interface TurnTaken {
  /** Including what the message reported. */
  request: CoachRequest;
  /** Facts to be written. */
  changed: readonly HealthFact[];
  /** What was understood, in words that come before the answer. */
  echo: Echo | null;
  /** The ids of the facts in the echo. */
  echoed: readonly string[];
  /** Whether workouts have to spare something that was reported. */
  spares: boolean;
  /** The concern a care line is added for. */
  careFor: ConcernName | null;
  /** The danger being asked about, or asked about before and not answered yet. */
  asked: ConcernName | null;
  safety: { reply: CoachReply; concern: ConcernName | null } | null;
}

const relief = say('Good, thank you for telling me. What would you like to do?');

/** Asked about whatever else a message says. */
const alwaysAsked: readonly ConcernName[] = ['self-harm', 'friend-self-harm', 'abuse', 'heart'];

/** From here on a danger is answered, or asked about, even though the message also reports something to plan around. */
const surely = 0.97;
const perhaps = 0.9;
/** Below this, a message that plainly asks for something else is no danger. */
const likely = 0.6;

/** Someone who reports a pregnancy or a birth is answered about that, whatever else the model hears. */
const asStage = (concern: ConcernName, request: CoachRequest): Screened => ({
  concern,
  tier: 'answer',
  likelihood: surely,
  isReviewed: true,
  reply: answerTo(concern, request),
});

const saysHowLong = /^\W*(?:for today|until i tell you)\W*$/i;

/** 'I had double', said about the meal just proposed. */
const changesMeal = (request: CoachRequest) => wantsOfFood(request, 'food-change');

/** Someone who reports one of these first hears what to do, whatever else they ask. */
const signs =
  /\b(?:bleed\w*|blood\w*|spotting|pain\w*|hurt\w*|ache\w*|cramp\w*|contraction\w*|fluid|leak\w*|waters?|faint\w*|dizz\w*|breath\w*|headaches?|vision|fever|vomit\w*|throw\w* up|sick|keep (?:\w+ )?down|swell\w*|swollen|itch\w*|mov(?:e|es|ing)|kick\w*|fell|fall|chest|calf|sad|low|empty|crying|harm|die|scared|worried)\b/i;

/** Next to the meals, 'I'm pregnant, what fish can I eat' is about food, and the pregnancy is remembered. */
const asksBesideMeals = (request: CoachRequest) =>
  request.conversation === 'nutrition' &&
  !signs.test(request.message.text) &&
  wantsOfFood(request, 'food-idea', 'food-figures', 'food-question', 'food-log', 'food-left');

/** Facts that appear only in a question don't explain anything away. */
const isOnlyAsked = ({ kind, what, days }: ToldFact) =>
  kind === 'condition' && what !== 'seated' && days === 1;

/** A danger weighed against the rest of the message: what can be planned around is remembered rather than feared. */
function weighed(danger: Screened, request: CoachRequest): Screened | null {
  const { concern, likelihood, isReviewed } = danger;
  const { text } = request.message;
  if (isStage(concern) && isAllowance(text)) return null;
  const all = toldOf(text);
  const stage = all.find(({ what }) => what === 'pregnancy' || what === 'postnatal');
  if (stage && isStage(concern) && asksBesideMeals(request)) return null;
  if (stage && likelihood < 1 && !alwaysAsked.includes(concern)) {
    if (isAllowance(text)) return null;
    return asStage(stage.what === 'pregnancy' ? 'pregnancy' : 'after-birth', request);
  }
  const told = all
    .filter(({ kind }) => kind !== 'unread' && kind !== 'lifeStage')
    .filter((fact) => !isOnlyAsked(fact));
  // Someone who takes a medicine asks about a food: the medicine is remembered, and the food is answered.
  const isFaint = danger.tier === 'ask' && !isReviewed && !alwaysAsked.includes(concern);
  const isOfMedicine = concern === 'medicines-drugs' && likelihood < 1 && !tookTooMuch.test(text);
  if ((isOfMedicine || isFaint) && asksBesideMeals(request)) return null;
  if (likelihood < 1 && isExplained(concern, text, told)) return null;
  // Taking something back is no danger: 'the test was negative', 'my ankle has healed'.
  if (likelihood < 1 && settledOf(text, request.facts.spared.facts).length > 0) return null;
  if (
    alwaysAsked.includes(concern) &&
    (told.length === 0 || (isReviewed && (concern === 'heart' || likelihood >= surely)))
  )
    return danger;
  // A topic is recognized by words that also occur in dangers, so it speaks only against a faint one.
  const heard = actOf(readDialogue(request));
  const speaks = danger.tier === 'ask' && !isReviewed && !alwaysAsked.includes(concern);
  const act = isTopic(heard) && !speaks ? null : heard;
  if ((act === 'told-measure' || changesMeal(request)) && likelihood < surely) return null;
  const isTold = told.length > 0;
  if (!isTold) return likelihood < (isReviewed ? likely : surely) && act !== null ? null : danger;
  if (likelihood >= surely) return danger;
  return likelihood >= perhaps ? { ...danger, tier: 'ask', reply: askAbout(concern) } : null;
}

/** The ids of the last reply's echo; how long it holds may be answered later, too. */
function echoedBefore(message: string, history: readonly PastMessage[]): readonly string[] {
  const replies = history
    .filter(({ role }) => role === 'assistant')
    .map(({ memory }) => memory?.echoed ?? []);
  const last = replies.at(-1) ?? [];
  if (last.length > 0 || !saysHowLong.test(message)) return last;
  return replies.findLast((echoed) => echoed.length > 0) ?? [];
}

/** Hears a message in one pass: danger, then facts. Stores nothing, and answers only by the safety rules. */
export function takeTurn(input: TurnInput): TurnTaken {
  const { factsWith, ledger, message, conversation, history, isTraining, told } = input;
  const facts = factsWith(ledger);
  const source = conversation === 'nutrition' ? 'nutrition' : 'chat';
  const telling: Telling = { ...told, today: localDateSchema.parse(facts.today), source, words: message };
  const requestWith = (rows: readonly HealthFact[]) =>
    coachRequestOf(factsWith(rows), message, history, conversation, isTraining);
  const none = { echo: null, echoed: [], spares: false, asked: null, careFor: null, changed: [] };
  const request = requestWith(ledger);
  const inDanger = (concern: ConcernName, words: string): TurnTaken => {
    const changed = dangerFacts(concern, words, telling);
    const safety = { concern, reply: answerTo(concern, request) };
    return { ...none, request: requestWith(ledgerOf(ledger, changed)), changed, safety };
  };

  const memory = history.findLast(({ role }) => role === 'assistant')?.memory ?? null;
  const asked = memory?.asked ?? null;
  const answered = asked && answerToQuestion(message);
  if (asked && answered === 'yes')
    return inDanger(asked, history.findLast(({ role }) => role === 'user')?.content ?? message);
  const care = careAfter(request.message.words, facts.spared.open);
  const heardDanger = answered === 'no' ? null : screenMessage(request);
  const isSettling = care !== null && care.cleared.length > 0 && (heardDanger?.likelihood ?? 0) < 1;
  const danger = heardDanger && !isSettling ? weighed(heardDanger, request) : null;
  if (danger?.tier === 'answer') return inDanger(danger.concern, message);
  const isOpen = facts.spared.open.length > 0 && danger && !alwaysAsked.includes(danger.concern);
  if (danger && danger.concern !== asked && !isOpen)
    return {
      ...none,
      request,
      asked: danger.concern,
      safety: { concern: null, reply: askAbout(danger.concern) },
    };

  const heard = hearFacts(
    message,
    { ledger, spared: facts.spared, echoed: echoedBefore(message, history) },
    telling,
  );
  if (care) {
    const changed = ledgerOf(
      heard.changed,
      care.cleared.map((fact) => clearedOf(fact, telling)),
    );
    const safety = { reply: care.reply, concern: null };
    return { ...none, request: requestWith(ledgerOf(ledger, changed)), changed, safety };
  }
  return {
    request: requestWith(heard.ledger),
    changed: heard.changed,
    echo: echoOf(heard),
    echoed: [...heard.told, ...(heard.isCorrection ? heard.adjusted : [])].map(({ factId }) => factId),
    spares: heard.spares,
    careFor: heardDanger && heard.told.length > 0 ? heardDanger.concern : null,
    asked: answered === 'no' ? null : asked,
    safety: answered === 'no' && message.split(' ').length <= 5 ? { reply: relief, concern: null } : null,
  };
}
