import type { AnswerField, DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { Check } from '../../../../shared/rules/questionnaire/contradictions';
import { formatAnswer } from '../../../../shared/rules/questionnaire/format-answer';
import {
  nextQuestion,
  questionBefore,
  questionFor,
  questions,
} from '../../../../shared/rules/questionnaire/questions';
import type { UnitSystem } from '../../../../shared/rules/units';

export interface Line {
  from: 'coach' | 'person';
  text: string;
}

export interface Conversation {
  lines: readonly Line[];
  /** The open question; null while the answers are reviewed. */
  asked: AnswerField | null;
  /** Asked instead of its question: the answer contradicts another, or names several. */
  check?: Check | undefined;
  /** The person came from the review to change this one answer. */
  editing: boolean;
  phase: 'open' | 'thinking' | 'again';
  /** The open question is about what was told in passing before: there may be more. */
  isMore?: boolean;
}

const reviewText = "That's everything. Take a look before I plan with it.";
export const coach = (text: string): Line => ({ from: 'coach', text });
const person = (text: string): Line => ({ from: 'person', text });
export const asking = (field: AnswerField | null) => coach(field ? questionFor(field).question : reviewText);

const healthNotes = ['medicalConditions', 'bodyPains'] as const;
const placeOf = (field: AnswerField) => questions.findIndex((each) => each.field === field);

/** A health note told in passing, whose question would be left out although there may be more to tell. */
export function healthToAsk(
  { lines, editing }: Conversation,
  answers: DraftAnswers,
  next: AnswerField | null,
): (typeof healthNotes)[number] | null {
  const isAsked = (field: AnswerField) => lines.some(({ text }) => text === questionFor(field).question);
  const isSkipped = (field: (typeof healthNotes)[number]) =>
    typeof answers[field] === 'string' &&
    (next === null || placeOf(field) < placeOf(next)) &&
    !isAsked(field) &&
    !lines.some(({ text }) => text === askingMore(field).text);
  return editing ? null : (healthNotes.find(isSkipped) ?? null);
}

export const askingMore = (field: (typeof healthNotes)[number]) =>
  coach(
    field === 'bodyPains'
      ? 'Besides what you told me, does anything else hurt?'
      : 'Besides what you told me, any other medical condition I should plan around?',
  );

/** A conversation that picks up after the last answer and shows the earlier ones. */
export function beginConversation(answers: DraftAnswers, units: UnitSystem): Conversation {
  const asked = nextQuestion(answers)?.field ?? null;
  const told = questions
    .filter(({ field }) => answers[field] !== undefined)
    .flatMap(({ field }) => [asking(field), person(formatAnswer(field, answers, units))]);
  const welcome = told.length > 0 && asked ? [coach("Welcome back. Let's pick up where we left off.")] : [];
  return { lines: [...told, ...welcome, asking(asked)], asked, editing: false, phase: 'open' };
}

/** Shows what the person said right away; until the reply comes, nothing else is accepted. */
export function say(conversation: Conversation, text: string): Conversation {
  return { ...conversation, lines: [...conversation.lines, person(text)], phase: 'thinking' };
}

/** Adds a note before the open question; while the coach is thinking, it waits for her reply. */
export function withNote(conversation: Conversation, note: string | null): Conversation {
  const { lines, phase } = conversation;
  if (note === null || phase === 'thinking') return conversation;
  return { ...conversation, lines: [...lines.slice(0, -1), coach(note), ...lines.slice(-1)] };
}

/** Asks the previous question, or returns to the review the person came from. */
export function goBack(
  conversation: Conversation,
  before = conversation.asked && questionBefore(conversation.asked),
): Conversation {
  const asked = conversation.editing ? null : before;
  return { lines: [...conversation.lines, asking(asked)], asked, editing: false, phase: 'open' };
}

/** Asks one question again so its answer can change. */
export function edit(conversation: Conversation, field: AnswerField): Conversation {
  return {
    lines: [...conversation.lines, asking(field)],
    asked: field,
    editing: true,
    phase: 'open',
  };
}
