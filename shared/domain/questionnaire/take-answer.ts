import type { AnswerField, DraftAnswers } from '../questionnaire';
import type { UnitSystem } from '../units';
import { echoOf } from './echo';
import { parseAnswer } from './parse-answer';
import { isBackCommand, nextQuestion, questions } from './questions';

/** What an answer leads to. Whatever is `given` is read back in `echo`. */
export interface AnswerTaken {
  outcome: 'understood' | 'again' | 'back';
  /** What to add to the answers. */
  given: DraftAnswers;
  /** What is understood, or why not, in the coach's words; '' for a way back. */
  echo: string;
  /** The question that is asked next; null when all are answered. */
  asked: AnswerField | null;
}

/** The question before, or null for the first. */
export function questionBefore(field: AnswerField): AnswerField | null {
  return questions[questions.findIndex((each) => each.field === field) - 1]?.field ?? null;
}

/** Takes the text of an answer to the question `asked`, by keyboard or by voice; `answers` are those before it. */
export function takeAnswer(
  asked: AnswerField,
  text: string,
  answers: DraftAnswers,
  units: UnitSystem = 'metric',
): AnswerTaken {
  const before = questionBefore(asked);
  if (before && isBackCommand(text, asked)) return { outcome: 'back', given: {}, echo: '', asked: before };
  const parsed = parseAnswer(asked, text);
  if (!parsed.ok) return { outcome: 'again', given: {}, echo: parsed.message, asked };
  const after = { ...answers, ...parsed.value };
  const next = nextQuestion(after)?.field ?? null;
  return { outcome: 'understood', given: parsed.value, echo: echoOf(asked, after, units), asked: next };
}
