import type { DraftAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';
import { parseName } from './parse-name';
import { isBackCommand } from '../../shared/rules/questionnaire/questions';
import { nextSpokenField, type SpokenField } from '../../shared/rules/questionnaire/spoken-questions';
import { takeAnswer, type AnswerTaken } from '../../shared/rules/questionnaire/take-answer';

/** What is known so far: the name and the answers. */
export interface SpokenAnswers {
  name: string | null;
  answers: DraftAnswers;
}

/** As for an answer in the chat, with the name as another field. */
export interface SpokenAnswerTaken extends Pick<AnswerTaken, 'outcome' | 'echo' | 'check'> {
  given: DraftAnswers & { name?: string };
  asked: SpokenField | null;
}

export const echoName = (name: string): string => `Nice to meet you, ${name}.`;

function takeName(text: string, { answers }: SpokenAnswers): SpokenAnswerTaken {
  const parsed = parseName(text);
  if (!parsed.ok) return { outcome: 'again', given: {}, echo: parsed.message, asked: 'name' };
  const name = parsed.value;
  return {
    outcome: 'understood',
    given: { name },
    echo: echoName(name),
    asked: nextSpokenField(name, answers),
  };
}

/** Takes an answer of a spoken onboarding: the name, or whatever the chat's questionnaire takes. */
export function takeSpokenAnswer(
  asked: SpokenField,
  text: string,
  told: SpokenAnswers,
  units: UnitSystem,
): SpokenAnswerTaken {
  if (asked === 'name') return takeName(text, told);
  if (asked === 'ageRange' && isBackCommand(text, asked))
    return { outcome: 'back', given: {}, echo: '', asked: 'name' };
  const { outcome, given, echo, asked: next, check } = takeAnswer(asked, text, told.answers, units);
  const open = outcome === 'understood' ? nextSpokenField(told.name, { ...told.answers, ...given }) : next;
  return { outcome, given, echo, asked: open, ...(check && { check }) };
}
