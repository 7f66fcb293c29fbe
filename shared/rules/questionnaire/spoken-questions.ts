import type { AnswerField, DraftAnswers } from '../questionnaire';
import { nextQuestion, questionFor } from './questions';

/** What voice asks: the name, then what form and chat ask too. */
export type SpokenField = 'name' | AnswerField;

const nameQuestion = 'What should I call you?';

/** The first question that is open in a spoken onboarding, or null when all are answered. */
export function nextSpokenField(name: string | null, answers: DraftAnswers): SpokenField | null {
  return name === null ? 'name' : (nextQuestion(answers)?.field ?? null);
}

/** How the coach asks for a field. */
export function spokenQuestion(field: SpokenField): string {
  return field === 'name' ? nameQuestion : questionFor(field).question;
}
