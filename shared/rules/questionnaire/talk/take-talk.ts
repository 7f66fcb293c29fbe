import type { AnswerField } from '../../questionnaire';
import { contradictionOf } from '../contradictions';
import { retryText } from '../parse-result';
import { numbersInDigits } from '../numbers-in-digits';
import { ageRangeOf } from '../options';
import { plainText } from '../plain-text';
import { isBackCommand, questionBefore } from '../questions';
import { nextSpokenField, type SpokenField } from '../spoken-questions';
import { takeAnswer } from '../take-answer';
import { answerBack } from './answers-back';
import { besidesOf } from './besides';
import { withoutChatter } from './chatter';
import { asksForAll, chooseEcho, choiceIn, chosenOf, wantsAlike } from './choose-one';
import { changeIn, saysSomething, type Change } from './earlier-answers';
import { healthMentionsOf } from './health-mentions';
import { mentionsIn, type Mention } from './mentions';
import { declines } from './questions-back';
import { changedNote } from './note-changes';
import { byOldNumber, changedValue } from './value-changes';
import { readAnswer } from './read-answer';
import { elsewhere, isElsewhere, smallTalkReply } from './small-talk';
import { splitQuestions } from './split-questions';
import {
  changeEcho,
  isNote,
  joined,
  withGiven,
  type Given,
  type TalkOptions,
  type TalkTaken,
  type Told,
} from './talk';

/** What is said if no answer was read: which of several, what else was told, or something else. */
function unanswered(
  asked: SpokenField,
  text: string,
  read: TalkTaken,
  { without, besides }: { without: string; besides: ReturnType<typeof besidesOf> },
  { offered }: TalkOptions,
): TalkTaken {
  const { given, echoes, changes } = besides;
  const check = choiceIn(echoes.length > 0 ? without : text, asked, offered);
  if (check) return { outcome: 'choose', given, echo: joined(...echoes, chooseEcho(check)), asked, check };
  if (echoes.length > 0)
    return { outcome: changes ? 'correction' : 'aside', given, echo: joined(...echoes), asked };
  const plain = plainText(text);
  if (declines(plain)) return { outcome: 'question', given, echo: answerBack('must', asked), asked };
  return { ...read, echo: smallTalkReply(plain) ?? (read.echo || retryText) };
}

/** 'Fifty plus, I'm already seventy one.' */
function exactAge(asked: SpokenField, text: string, given: Given): Given {
  if (asked !== 'ageRange' || given.ageRange === undefined || given.age !== undefined) return {};
  const age = /\bi'?m (?:already |now |actually |just )*(\d\d)\b/.exec(numbersInDigits(text))?.[1];
  return age !== undefined && ageRangeOf(Number(age)) === given.ageRange ? { age: Number(age) } : {};
}

/** A bare weight after both were told corrects the one it is closer to. */
function closerWeight(mention: Mention, { answers }: Told): Mention {
  const { weightKg, ...others } = mention.given;
  const { weightKg: now, targetWeightKg: target } = answers;
  if (weightKg === undefined || now === undefined || typeof target !== 'number') return mention;
  const isTarget = !/weigh/.test(mention.words) && Math.abs(weightKg - target) < Math.abs(weightKg - now);
  return isTarget ? { ...mention, given: { ...others, targetWeightKg: weightKg } } : mention;
}

/** Reads a text that asks nothing: the answer, other facts, or talk about something else. */
function read(asked: SpokenField, text: string, told: Told, options: TalkOptions): TalkTaken {
  const { mentions: found, rest: without } = mentionsIn(text, asked, options);
  const mentions = found.map((mention) => closerWeight(mention, told));
  const besides = besidesOf(mentions, told, options);
  const isTalk = isElsewhere(plainText(text)) && mentions.length === 0;
  const answer: TalkTaken =
    isTalk || wantsAlike(without, asked)
      ? { outcome: 'again', given: {}, echo: '', asked }
      : readAnswer(asked, text, { without, mentions }, withGiven(told, besides.given), options);
  if (answer.outcome === 'again') return unanswered(asked, text, answer, { without, besides }, options);
  const given = { ...besides.given, ...answer.given, ...exactAge(asked, without, answer.given) };
  const { name, answers } = withGiven(told, given);
  const next = answer.outcome === 'understood' ? nextSpokenField(name, answers) : answer.asked;
  return { ...answer, given, echo: joined(...besides.echoes, answer.echo), asked: next };
}

function corrected(
  { field, given }: Change,
  asked: SpokenField,
  told: Told,
  text: string,
  options: TalkOptions,
): TalkTaken {
  if (given === null)
    return { outcome: 'correction', given: {}, echo: "Sure, let's fix that.", asked: field };
  const isAge = field === 'age' || (field === 'ageRange' && given.age !== undefined);
  const echo = changeEcho(isAge ? 'age' : field, given, text, options);
  const { answers } = withGiven(told, given);
  const check = isAge || field === 'name' ? null : contradictionOf(field, answers, options.units);
  if (check && field !== 'ageRange') return { outcome: 'unsure', given, echo, asked: field, check };
  return { outcome: 'correction', given, echo, asked };
}

const starts = String.raw`(?:i|i'm|my|also|it|it's|change|make|set|add|remove|drop|swap|replace|focus|call me|put|actually|sorry|can|could|please|weight|height|age|name|goal|target)\b`;
const between = new RegExp(`(?<=[.;!])\\s+|,?\\s+(?:and|but) (?=${starts})|,\\s+(?=${starts})`, 'i');

/** 'No, and make my target 70' answers too. */
const nothingThen = /^\W*(?:no|nope|none|nothing),? (?:and|but)\b/i;

/** A note is changed by a whole message, which no comma divides. */
const noteChangeIn = (text: string, asked: SpokenField, told: Told): Change | null =>
  /^\W*(?:no|nope|none|nothing)\b/i.test(text) ? null : changedNote(plainText(text), asked, told);

/** 'I think I told you 57 but it's 59' also where 59 could be the answer. */
const oldValueIn = (text: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null =>
  byOldNumber(plainText(text), asked, told, options);

/** The correction in a text, and the rest of it, which may answer the open question. */
function correctionIn(text: string, asked: SpokenField, told: Told, options: TalkOptions) {
  const noted =
    noteChangeIn(text, asked, told) ?? (isNote(asked) ? null : oldValueIn(text, asked, told, options));
  if (noted) return { taken: corrected(noted, asked, told, text, options), others: '' };
  const parts = text.split(between);
  for (const [at, part] of parts.length > 1 ? parts.entries() : []) {
    const found = changeIn(part, asked, told, options);
    const others = parts
      .filter(
        (other, place) =>
          place !== at &&
          !/^\W*i (?:said|wrote|put|typed)\b/i.test(other) &&
          (saysSomething(other) || nothingThen.test(text)),
      )
      .join(' ');
    if (found?.given) return { taken: corrected(found, asked, told, part, options), others };
  }
  const found =
    changeIn(text, asked, told, options) ?? changedValue(text, plainText(text), asked, told, options);
  return found && { taken: corrected(found, asked, told, text, options), others: '' };
}

/** What follows a correction: the answer to the open question, if the same message gives it. */
function withAnswer(
  { taken, others }: { taken: TalkTaken; others: string },
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
): TalkTaken {
  if (others === '' || taken.outcome !== 'correction' || taken.asked !== asked) return taken;
  const after = read(asked, others, withGiven(told, taken.given), options);
  if (after.outcome === 'again' || after.outcome === 'question') return taken;
  if (Object.keys(after.given).every((field) => field in taken.given)) return taken;
  return { ...after, given: { ...after.given, ...taken.given }, echo: joined(taken.echo, after.echo) };
}

/** The answer to a question about two answers that disagree. */
function settled(asked: AnswerField, text: string, told: Told, { units }: TalkOptions): TalkTaken {
  const taken = takeAnswer(asked, text, told.answers, units, true);
  if (taken.outcome !== 'understood') return taken;
  return { ...taken, asked: nextSpokenField(told.name, { ...told.answers, ...taken.given }) };
}

/** The question before; null before the first that is asked here. */
function goneBack(asked: SpokenField, { name }: Told): SpokenField | null {
  if (asked === 'name') return null;
  return questionBefore(asked) ?? (name === '' ? null : 'name');
}

/**
 * Takes what someone says to the question `asked`, typed or spoken: an answer, perhaps with others, a question back, a
 * correction of an earlier answer, or something else. `told` is what is known; its name is '' where it is not asked for.
 */
export function takeTalk(asked: SpokenField, text: string, told: Told, options: TalkOptions): TalkTaken {
  const before = goneBack(asked, told);
  if (before && asked !== 'name' && isBackCommand(text, asked))
    return { outcome: 'back', given: {}, echo: '', asked: before };
  const chosen = chosenOf(withoutChatter(text, asked), asked, options.offered);
  if (chosen === '')
    return { outcome: 'again', given: {}, echo: smallTalkReply(plainText(text)) ?? elsewhere, asked };
  const { topic, rest } = asksForAll(chosen, asked)
    ? { topic: null, rest: chosen }
    : splitQuestions(chosen, asked, options);
  const reply = topic === null ? '' : answerBack(topic, asked);
  const open = asked === 'name' ? null : contradictionOf(asked, told.answers, options.units);
  const isCheck = open !== null && options.isCheck !== false;
  if (topic !== null && rest === '' && !isCheck && /\b(?:i|my|i've|i'm)\b/i.test(chosen)) {
    const health = healthMentionsOf(chosen).filter(({ field }) => field !== asked);
    const facts = besidesOf(
      health.map(({ field, words }) => ({ given: { [field]: words }, words })),
      told,
      options,
    );
    return { outcome: 'question', given: facts.given, echo: joined(...facts.echoes, reply), asked };
  }
  if (topic !== null && rest === '')
    return { outcome: 'question', given: {}, echo: reply, asked, ...(isCheck && { check: open }) };
  if (isCheck && asked !== 'name') {
    const taken = settled(asked, rest, told, options);
    return { ...taken, echo: joined(reply, taken.echo) };
  }
  const correction = correctionIn(rest, asked, told, options);
  const taken = correction ? withAnswer(correction, asked, told, options) : read(asked, rest, told, options);
  if (topic === null) return taken;
  const outcome = taken.outcome === 'again' || taken.outcome === 'aside' ? 'question' : taken.outcome;
  return { ...taken, outcome, echo: joined(reply, taken.outcome !== 'again' && taken.echo) };
}
