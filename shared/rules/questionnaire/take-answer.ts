import type { AnswerField, DraftAnswers } from '../questionnaire';
import type { UnitSystem } from '../units';
import { echoOf } from './echo';
import { exactAgeIn } from './parse-age';
import { parseAnswer } from './parse-answer';
import { withPounds } from './parse-measure';
import { isBackCommand, nextQuestion, questions } from './questions';
import { unitsIn } from './units-in';

/** The result of an answer. `echo` repeats whatever is `given`. */
export interface AnswerTaken {
  outcome: 'understood' | 'again' | 'back';
  /** What to add to the answers. */
  given: DraftAnswers;
  /** What was understood, or why not, in the coach's words; '' when going back. */
  echo: string;
  /** The next question; null when all are answered. */
  asked: AnswerField | null;
}

/** The previous question, or null for the first. */
export function questionBefore(field: AnswerField): AnswerField | null {
  return questions[questions.findIndex((each) => each.field === field) - 1]?.field ?? null;
}

/** The fields of measures end with the stored unit. */
const isWeight = (field: AnswerField) => field.endsWith('Kg');
const isMeasure = (field: AnswerField) => isWeight(field) || field.endsWith('Cm');

/** Takes the answer to the question `asked`, typed or spoken; `answers` are the earlier ones. */
export function takeAnswer(
  asked: AnswerField,
  text: string,
  answers: DraftAnswers,
  units: UnitSystem = 'metric',
): AnswerTaken {
  const before = questionBefore(asked);
  if (before && isBackCommand(text, asked)) return { outcome: 'back', given: {}, echo: '', asked: before };
  const said = isMeasure(asked) ? unitsIn(text) : null;
  const isPounds = units === 'imperial' && said === null && isWeight(asked);
  const parsed = parseAnswer(asked, isPounds ? withPounds(text) : text);
  if (!parsed.ok) return { outcome: 'again', given: {}, echo: parsed.message, asked };
  const age = asked === 'ageRange' ? exactAgeIn(text) : null;
  const given = age === null ? parsed.value : { ...parsed.value, age };
  const after = { ...answers, ...given };
  const next = nextQuestion(after)?.field ?? null;
  const echo = echoOf(age === null ? asked : 'age', after, said ?? units);
  return { outcome: 'understood', given, echo, asked: next };
}
