import type { AnswerField, DraftAnswers } from '../questionnaire';
import { nextQuestion, questionFor } from './questions';

/** The voice onboarding asks for the name, then the same as form and chat. */
export type SpokenField = 'name' | AnswerField;

const nameQuestion = 'What should I call you?';

/** The first open question of a spoken onboarding, or null when all are answered. */
export function nextSpokenField(name: string | null, answers: DraftAnswers): SpokenField | null {
  return name === null ? 'name' : (nextQuestion(answers)?.field ?? null);
}

/** How the coach asks for a field. */
export function spokenQuestion(field: SpokenField): string {
  return field === 'name' ? nameQuestion : questionFor(field).question;
}
