import type { LocalDate } from '../../../../shared/rules/local-date';
import type { AnswerField, DraftAnswers } from '../../../../shared/rules/questionnaire';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import type { Given, TalkTaken } from '../../../../shared/rules/questionnaire/talk/talk';
import { takeTalk } from '../../../../shared/rules/questionnaire/talk/take-talk';
import type { UnitSystem } from '../../../../shared/rules/units';
import { lowTargetText } from '../../../lib/low-target-text';
import { asking, askingMore, coach, goBack, healthToAsk, type Conversation } from './conversation';

/** How long the coach takes to reply, in milliseconds. */
const replyDelay = ({ outcome }: TalkTaken) => (outcome === 'again' ? 500 : 800);

interface Reply {
  given: Given;
  delayMilliseconds: number;
  next: Conversation;
}

/** What was told in passing stays, and grows by what is told when asked for more. */
function withEarlier(field: AnswerField, given: Given, answers: DraftAnswers): Given {
  const [earlier, added] = [answers[field], given[field]];
  if (typeof earlier !== 'string' || added === undefined) return given;
  const words = String(added ?? '');
  const isKnown = earlier.toLowerCase().includes(words.toLowerCase());
  return { ...given, [field]: isKnown ? earlier : `${earlier}, ${words}` };
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
  const kept = outcome === 'understood' && isKept ? { ...understood, [field]: answers[field] } : understood;
  const given = conversation.isMore ? withEarlier(field, kept, answers) : kept;
  const delayMilliseconds = replyDelay(taken);
  if (outcome === 'back') return { given, delayMilliseconds, next: goBack(conversation, asked) };
  const phase = outcome === 'again' ? 'again' : 'open';
  const stays = asked === field && outcome !== 'understood';
  const more = stays || check ? null : healthToAsk(conversation, { ...answers, ...given }, asked);
  const next = outcome === 'understood' && conversation.editing ? null : (more ?? asked);
  const low =
    typeof given.targetWeightKg === 'number' ? lowTargetText({ ...answers, ...given }, units) : null;
  const isAllTold = conversation.isMore && understood[field] === null;
  const said = [isAllTold ? "Good, then that's all of it." : echo, low ?? ''].filter(Boolean).map(coach);
  const question = more ? askingMore(more) : asking(next);
  const lines = [...conversation.lines, ...said, check ? coach(check.question) : question];
  return {
    given,
    delayMilliseconds,
    next: {
      lines,
      asked: next,
      check,
      editing: conversation.editing && next !== null,
      phase,
      isMore: more !== null || (stays && conversation.isMore === true),
    },
  };
}

export type ReplyTo = typeof replyTo;
