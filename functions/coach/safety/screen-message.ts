import { wordsOf, type Word } from '../../../shared/rules/reading/words';
import { namedDangerOf, waitingOf } from '../../spared/public';
import { chip, say } from '../reply/dialogue';
import type { CoachFacts, CoachReply, PastMessage } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import { stemsIn } from '../../understanding/phrases';
import { createSpeller } from '../../../shared/rules/reading/spelling';
import { leadIn } from '../languages/answer-in-language';
import { languageOf } from '../languages/detect-language';
import { foreignDangerIn } from '../languages/foreign-danger';
import { answerTexts, concernNames, type ConcernName } from './answers';
import type { Concern } from './concern';
import { hearDanger } from './danger-model';
import { disorderedEating } from './disordered-eating';
import { hasEvidence } from './evidence';
import { heartAndBreath } from './heart-and-breath';
import { localHelpIn } from './local-help';
import { lowSugar } from './low-sugar';
import { isMeantOtherwise } from './meant-otherwise';
import { medication } from './medication';
import { pregnancy } from './pregnancy';
import { concernQuestions } from './questions';
import { selfHarm } from './self-harm';
import { weightLossUnderAge } from './under-age';

/** The most urgent first. */
const rules: readonly Concern[] = [
  selfHarm,
  heartAndBreath,
  lowSugar,
  disorderedEating,
  pregnancy,
  medication,
  weightLossUnderAge,
];
const spell = createSpeller(stemsIn(rules.flatMap(({ phrases }) => phrases)));

/** At or above this the model is sure; between the lower line and this it asks. */
const sure = 0.8;
const doubtful = 0.4;
/** The lower line when only the model knows the words, and no reviewed one is among them. */
const doubtfulUnreviewed = 0.6;
/** A rule raised by a sentence counts in full unless the model thinks it harmless. */
const agrees = 0.3;
const hesitates = 0.15;
/** How many of the possible concerns are checked for evidence. */
const likely = 4;
/** This few words can be anything: a single one may be a menu choice. */
const shortWords = 3;
/** Up to this many words, a message is read as a continuation of the one before. */
const fewWords = 8;

type ScreenRequest = Pick<CoachRequest, 'message' | 'facts' | 'history'>;

export interface Screened {
  concern: ConcernName;
  /** When it may be nothing, one question comes before anything else. */
  tier: 'answer' | 'ask';
  /** 0 to 1; 1 when it is named outright or known about the person. */
  likelihood: number;
  /** Whether it contains a reviewed word of the concern, not only one the model knows. */
  isReviewed: boolean;
  reply: CoachReply;
}

type Alarm = Pick<Screened, 'concern' | 'tier' | 'likelihood' | 'isReviewed'>;

/** The previous message, if it wasn't treated as a danger. */
function before(history: readonly PastMessage[]): string | null {
  const [asked, answered] = history.slice(-2);
  return asked?.role === 'user' && !answered?.concern ? asked.content : null;
}

const sentencesOf = (text: string) =>
  text
    .split(/[.!?\n]+(?=\s|$)/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** People name this plainly when they mean it, so a word only the model knows is not enough. */
const onlyNamed: readonly ConcernName[] = ['abuse', 'friend-self-harm'];

/** What the model hears in a sentence, as far as the sentence names what it is about. */
function heardIn(sentence: string): { concern: ConcernName; danger: number; isReviewed: boolean } | null {
  const { danger, concerns, isKnown } = hearDanger(sentence);
  if (danger < hesitates) return null;
  const concern = concerns
    .slice(0, likely)
    .find((each) => hasEvidence(each, sentence) || (!onlyNamed.includes(each) && isKnown(each)));
  return concern ? { concern, danger, isReviewed: hasEvidence(concern, sentence) } : null;
}

/** No one is asked lightly whether they are thinking of dying. */
const grave: readonly ConcernName[] = ['self-harm', 'friend-self-harm', 'abuse'];

/** The full text of these frightens someone who only had a bad evening, so a question comes first unless it is plain. */
const askedFirst: readonly ConcernName[] = ['eating-disorder', 'fasting', 'cutting-weight', 'after-birth'];

const lineFor = (concern: ConcernName, isReviewed: boolean, isShort: boolean) => {
  if (isShort || (!isReviewed && grave.includes(concern))) return sure;
  return isReviewed ? doubtful : doubtfulUnreviewed;
};

/** Of the profile's life stages, the one that applies: after a birth, no one is told about pregnancy. */
const stageOf = ({ names }: Concern, { spared }: CoachFacts): ConcernName =>
  names.includes('after-birth') && spared.conditions.includes('postnatal') ? 'after-birth' : names[0];

function alarmOf(sentence: string, facts: CoachFacts): Alarm | null {
  const words = spell(wordsOf(sentence));
  const known = rules.find((each) => each.isRaisedByProfile?.(words, facts));
  if (known) return { concern: stageOf(known, facts), tier: 'answer', likelihood: 1, isReviewed: true };
  const alarm = plainAlarmOf(sentence, words);
  return alarm && isMeantOtherwise(alarm.concern, sentence) ? null : alarm;
}

/** It may mean a workout, or a life. */
const veiled =
  /\b(?:(?:see|no|isn'?t any) (?:the |any |much )?point (?:any ?more|in anything|in life|living|to (?:life|living))|point (?:of|in) (?:living|life|being here|it all|anything|going on))\b/i;

/** What the words of a sentence alone say: named outright, by a rule and the model together, or by the model. */
function plainAlarmOf(sentence: string, words: readonly Word[]): Alarm | null {
  const code = namedDangerOf(sentence) ?? waitingOf(sentence);
  const named = concernNames.find((name) => name === code);
  const heard = heardIn(sentence);
  const danger = heard?.danger ?? 0;
  const rule = danger >= hesitates ? rules.find((each) => each.isRaised(words)) : undefined;
  const raised = rule && (heard && rule.names.includes(heard.concern) ? heard.concern : rule.names[0]);
  if (named) return { concern: named, tier: 'answer', likelihood: 1, isReviewed: true };
  if (raised && danger >= agrees)
    return { concern: raised, tier: 'answer', likelihood: Math.max(danger, sure), isReviewed: true };
  if (veiled.test(sentence)) return { concern: 'self-harm', tier: 'ask', likelihood: 1, isReviewed: true };
  const isShort = words.length <= shortWords;
  if (heard?.isReviewed && danger >= sure && !isShort && !askedFirst.includes(heard.concern))
    return { concern: heard.concern, tier: 'answer', likelihood: danger, isReviewed: true };
  if (words.length < 2) return null;
  if (raised) return { concern: raised, tier: 'ask', likelihood: danger, isReviewed: true };
  return heard && danger >= lineFor(heard.concern, heard.isReviewed, isShort)
    ? { concern: heard.concern, tier: 'ask', likelihood: danger, isReviewed: heard.isReviewed }
    : null;
}

const weight = ({ tier, likelihood }: Alarm) => (tier === 'answer' ? 1 : 0) + likelihood;

function alarmIn({ message, facts, history }: ScreenRequest): Alarm | null {
  const alarms = sentencesOf(message.text).flatMap((sentence) => alarmOf(sentence, facts) ?? []);
  const [highest] = alarms.toSorted((a, b) => weight(b) - weight(a));
  if (highest) return highest;
  const earlier = message.words.length <= fewWords && message.words.length > 1 ? before(history) : null;
  const joined = earlier === null ? null : heardIn(`${earlier} ${message.text}`);
  return joined && joined.danger >= sure && hasEvidence(joined.concern, message.text)
    ? {
        concern: joined.concern,
        tier: 'ask',
        likelihood: Math.min(joined.danger, doubtful),
        isReviewed: true,
      }
    : null;
}

/** The question for a concern, with its two answers to tap. */
export const askAbout = (concern: ConcernName): CoachReply => ({
  ...say(concernQuestions[concern]),
  choices: ["No, I'm fine", 'Yes'].map(chip),
});

/** The full answer to a danger, for the person's location and language. */
export function answerTo(
  concern: ConcernName,
  { message, facts }: Pick<CoachRequest, 'message' | 'facts'>,
): CoachReply {
  const help = localHelpIn(facts.timeZone);
  const language = foreignDangerIn(message.text)?.language ?? languageOf(message.text);
  const text = answerTexts[concern](help);
  return say(language ? `${leadIn(language, concern, help)}\n\n${text}` : text);
}

/**
 * The fixed answer to a message that describes a danger, by rules and by a trained model: it comes before every mode of the coach and plans
 * nothing. When it may be nothing, it is one question. Null when the coach may answer.
 */
export function screenMessage(request: ScreenRequest): Screened | null {
  const foreign = foreignDangerIn(request.message.text);
  const alarm = foreign
    ? ({ concern: foreign.concern, tier: 'answer', likelihood: 1, isReviewed: true } as const)
    : alarmIn(request);
  if (alarm === null) return null;
  const reply = alarm.tier === 'ask' ? askAbout(alarm.concern) : answerTo(alarm.concern, request);
  return { ...alarm, reply };
}
