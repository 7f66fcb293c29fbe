import type { LocalDate } from '../../../../shared/rules/local-date';
import type { AnswerField, DraftAnswers } from '../../../../shared/rules/questionnaire';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import type { Given, TalkTaken } from '../../../../shared/rules/questionnaire/talk/talk';
import { takeTalk } from '../../../../shared/rules/questionnaire/talk/take-talk';
import type { UnitSystem } from '../../../../shared/rules/units';
import { lowTargetText } from '../../../lib/low-target-text';
import { asking, coach, goBack, type Conversation } from './conversation';

/** How long the coach takes to reply, in milliseconds. */
const replyDelay = ({ outcome }: TalkTaken) => (outcome === 'again' ? 500 : 800);

interface Reply {
  given: Given;
  delayMilliseconds: number;
  next: Conversation;
}

/** The coach's reply to the last message, and the answer read from it. */
export function replyTo(
  conversation: Conversation & { asked: AnswerField },
  text: string,
  answers: DraftAnswers,
  units: UnitSystem,
  today: LocalDate,
): Reply {
  const { asked: field, check: before } = conversation;
  const options = { units, today, isCheck: before !== undefined, offered: before?.replies };
  const taken = takeTalk(field, text, { name: '', answers }, options);
  const { outcome, given: understood, echo, check } = taken;
  // The name is known from the account.
  const asked = taken.asked === 'name' ? field : taken.asked;
  // Pounds, feet, and inches are shown rounded, so "Keep" keeps the stored value instead of reading that text back.
  const isKept = !before && answers[field] !== undefined && text === formatAnswer(field, answers, units);
  const given = outcome === 'understood' && isKept ? { ...understood, [field]: answers[field] } : understood;
  const delayMilliseconds = replyDelay(taken);
  if (outcome === 'back') return { given, delayMilliseconds, next: goBack(conversation, asked) };
  const phase = outcome === 'again' ? 'again' : 'open';
  const next = outcome === 'understood' && conversation.editing ? null : asked;
  const low =
    typeof given.targetWeightKg === 'number' ? lowTargetText({ ...answers, ...given }, units) : null;
  const said = [echo, low ?? ''].filter(Boolean).map(coach);
  const lines = [...conversation.lines, ...said, check ? coach(check.question) : asking(next)];
  return {
    given,
    delayMilliseconds,
    next: { lines, asked: next, check, editing: conversation.editing && next !== null, phase },
  };
}

export type ReplyTo = typeof replyTo;
