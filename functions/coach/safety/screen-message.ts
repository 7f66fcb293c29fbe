import type { CoachReply, PastMessage } from '../coach-facts';
import type { CoachRequest } from '../coach-request';
import { stemsIn } from '../../../shared/domain/reading/phrases';
import { createSpeller } from '../../../shared/domain/reading/spelling';
import { leadIn } from '../languages/answer-in-language';
import { languageOf } from '../languages/detect-language';
import { foreignDangerIn } from '../languages/foreign-danger';
import { answerTexts, type ConcernName } from './answers';
import { careAfter } from './care-after';
import type { Concern } from './concern';
import { hearDanger } from './danger-model';
import { disorderedEating } from './disordered-eating';
import { heartAndBreath } from './heart-and-breath';
import { localHelpIn } from './local-help';
import { lowSugar } from './low-sugar';
import { medication } from './medication';
import { pregnancy } from './pregnancy';
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

/** From here on the model alone decides. */
const certain = 0.5;
/** So few words can be anything. */
const shortWords = 3;
const certainOfShort = 0.75;
/** A rule decides where the model does not think it harmless. */
const doubtful = 0.3;
/** Up to so many words a message is read as the rest of the one before. */
const fewWords = 8;

interface ScreenRequest extends Pick<CoachRequest, 'message' | 'facts' | 'history'> {
  /** What was said lately where a danger may have been told; the conversation itself unless given. */
  told?: readonly PastMessage[];
}

export interface Screened {
  /** Null where an earlier danger is asked about again. */
  concern: ConcernName | null;
  reply: CoachReply;
}

/** What the message before said, where it was met as no danger. */
function before(history: readonly PastMessage[]): string | null {
  const [asked, answered] = history.slice(-2);
  return asked?.role === 'user' && !answered?.concern ? asked.content : null;
}

function concernIn({ message, facts, history }: ScreenRequest): ConcernName | null {
  const heard = hearDanger(message.text);
  const words = spell(message.words);
  const rule =
    rules.find((each) => each.isRaisedByProfile?.(words, facts)) ??
    rules.find((each) => heard.danger >= doubtful && each.isRaised(words));
  if (rule) return heard.concerns.find((name) => rule.names.includes(name)) ?? rule.names[0];
  const [concern = null] = heard.concerns;
  if (heard.danger >= (words.length > shortWords ? certain : certainOfShort)) return concern;
  const earlier = message.words.length <= fewWords ? before(history) : null;
  if (earlier === null) return null;
  const joined = hearDanger(`${earlier} ${message.text}`);
  return joined.danger >= certain ? (joined.concerns[0] ?? null) : null;
}

/**
 * The fixed answer to a message that tells of a danger, by rules and by a trained model: it stands before every mode of the coach and
 * plans nothing. A danger of the last messages is asked about again before training goes on. Null when the coach may
 * answer. In doubt it answers.
 */
export function screenMessage(request: ScreenRequest): Screened | null {
  const foreign = foreignDangerIn(request.message.text);
  const concern = foreign?.concern ?? concernIn(request);
  if (concern === null) {
    const reply = careAfter(request.message.words, request.told ?? request.history);
    return reply && { concern: null, reply };
  }
  const help = localHelpIn(request.facts.timeZone);
  const language = foreign?.language ?? languageOf(request.message.text);
  const text = answerTexts[concern](help);
  const reply = language ? `${leadIn(language, concern, help)}\n\n${text}` : text;
  return { concern, reply: { reply, exerciseIds: [], workout: null } };
}
