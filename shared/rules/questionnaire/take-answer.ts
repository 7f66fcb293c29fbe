import type { AnswerField, DraftAnswers } from '../questionnaire';
import type { UnitSystem } from '../units';
import { contradictionOf, type Contradiction } from './contradictions';
import { echoOf } from './echo';
import { exactAgeIn, parseAge } from './parse-age';
import { parseAnswer } from './parse-answer';
import { withOwnUnit } from './parse-measure';
import { isBackCommand, nextQuestion, questionBefore } from './questions';
import { unitsIn } from './units-in';

/** The result of an answer. `echo` repeats whatever is `given`. */
export interface AnswerTaken {
  outcome: 'understood' | 'again' | 'back' | 'unsure';
  /** What to add to the answers. */
  given: DraftAnswers;
  /** What was understood, or why not, in the coach's words; '' when going back. */
  echo: string;
  /** The next question; null when all are answered. */
  asked: AnswerField | null;
  /** What to ask about `asked` instead of its question: it contradicts an earlier answer. */
  check?: Contradiction;
}

/** The fields of measures end with the stored unit. */
const isWeight = (field: AnswerField) => field.endsWith('Kg');
const isMeasure = (field: AnswerField) => isWeight(field) || field.endsWith('Cm');

/** Reads an answer and adds it to the others; `given` is null if it is not understood. */
function readAnswer(asked: AnswerField, text: string, answers: DraftAnswers, units: UnitSystem) {
  const said = isMeasure(asked) ? unitsIn(text, units) : null;
  const isBare = said === null && isWeight(asked);
  const parsed = parseAnswer(asked, isBare ? withOwnUnit(text, units) : text);
  if (!parsed.ok) return { given: null, echo: parsed.message };
  const age = asked === 'ageRange' ? exactAgeIn(text) : null;
  const given = age === null ? parsed.value : { ...parsed.value, age };
  const echo = echoOf(age === null ? asked : 'age', { ...answers, ...given }, said ?? units);
  return { given, echo };
}

const isOfAge = (field: AnswerField) => field === 'age' || field === 'ageRange';

function understood(given: DraftAnswers, echo: string, answers: DraftAnswers): AnswerTaken {
  const asked = nextQuestion({ ...answers, ...given })?.field ?? null;
  return { outcome: 'understood', given, echo, asked };
}

const yes =
  /^\W*(?:yes|yep|yeah|yup|sure|correct(?! (?:it|that|to))|right|exactly|that'?s right|it is|both)\b/i;
const no = /^\W*(?:no|nope|nah|wrong|i'?m not|not)\b/i;

/** The answer to a question about two answers that disagree. It is final: the same is not asked twice. */
function settle(
  asked: AnswerField,
  text: string,
  answers: DraftAnswers,
  check: Contradiction,
  units: UnitSystem,
): AnswerTaken {
  const { kept, declined } = check;
  const isAge = isOfAge(asked);
  if (!isAge && yes.test(text)) return understood(kept, 'Good, then it stays.', answers);
  if (!isAge && no.test(text))
    return declined
      ? understood(declined, 'Got it, thank you.', answers)
      : { outcome: 'unsure', given: {}, echo: "Then let's fix it.", asked };
  const field = isAge ? (parseAge(text).ok ? 'age' : 'ageRange') : asked;
  const { given, echo } = readAnswer(field, text, answers, units);
  if (!given) return { outcome: 'again', given: {}, echo, asked, check };
  // Neither yes nor no adds to a note: what it says may matter.
  const isNote = field === 'medicalConditions' || field === 'bodyPains';
  const all = isNote && given[field] ? { ...given, [field]: `${answers[field]}, ${given[field]}` } : given;
  const still = contradictionOf(field, { ...answers, ...all });
  if (still && field === 'ageRange') return { outcome: 'unsure', given, echo, asked: 'age' };
  // Whoever stays with both has said so.
  return understood({ ...all, ...still?.kept }, echo, answers);
}

/**
 * Takes the answer to the question `asked`, typed or spoken; `answers` are the earlier ones. `isCheck`: the question was
 * about what they contradict.
 */
export function takeAnswer(
  asked: AnswerField,
  text: string,
  answers: DraftAnswers,
  units: UnitSystem = 'metric',
  isCheck = true,
): AnswerTaken {
  const before = questionBefore(asked);
  if (before && isBackCommand(text, asked)) return { outcome: 'back', given: {}, echo: '', asked: before };
  const open = contradictionOf(asked, answers, units);
  if (open && isCheck) return settle(asked, text, answers, open, units);
  const { given, echo } = readAnswer(asked, text, answers, units);
  if (!given) return { outcome: 'again', given: {}, echo, asked };
  const after = { ...answers, ...given };
  const found = contradictionOf(asked, after, units);
  if (found && !open) return { outcome: 'unsure', given, echo, asked, check: found };
  return understood(found && isOfAge(asked) ? { ...given, ...found.kept } : given, echo, answers);
}
