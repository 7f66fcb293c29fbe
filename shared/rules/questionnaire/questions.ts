import type { AnswerField, DraftAnswers } from '../questionnaire';
import type { Check } from './contradictions';
import {
  ageRanges,
  bodyTypes,
  genders,
  goalTypes,
  optionLabels,
  targetZones,
  type OptionValue,
} from './options';

export interface Question {
  field: AnswerField;
  /** How the coach asks it. */
  question: string;
  /** Its label in a form, a review, and a summary. */
  label: string;
  kind: 'choice' | 'choices' | 'number' | 'text';
  options: readonly { value: OptionValue; label: string }[];
  /** Answers offered as chips; each is understood when sent as text. */
  quickReplies: readonly string[];
}

function withOptions(values: readonly OptionValue[], kind: 'choice' | 'choices' = 'choice') {
  const options = values.map((value) => ({ value, label: optionLabels[value] }));
  return { kind, options, quickReplies: options.map((option) => option.label) };
}

const number = { kind: 'number', options: [], quickReplies: [] } as const;
const text = { kind: 'text', options: [], quickReplies: ['None'] } as const;

/** Every question of the profile, in the order in which chat and voice ask them. */
export const questions: readonly Question[] = [
  {
    field: 'ageRange',
    ...withOptions(ageRanges),
    question: "Let's start easy: which age group are you in?",
    label: 'Age range',
  },
  {
    field: 'gender',
    ...withOptions(genders),
    question: 'How do you describe your gender?',
    label: 'Gender',
  },
  {
    field: 'goalType',
    ...withOptions(goalTypes),
    question: 'Which result would excite you most?',
    label: 'Most exciting result',
  },
  {
    field: 'bodyType',
    ...withOptions(bodyTypes),
    question: 'Which of these comes closest to your body today?',
    label: 'Body type',
  },
  {
    field: 'targetZones',
    ...withOptions(targetZones, 'choices'),
    question: 'Where should we focus? Name as many as you like.',
    label: 'Target zones',
  },
  { field: 'age', ...number, question: 'How old are you, exactly?', label: 'Age' },
  {
    field: 'heightCm',
    ...number,
    question: 'How tall are you? Feet and inches or centimeters both work.',
    label: 'Height',
  },
  {
    field: 'weightKg',
    ...number,
    question: 'What do you weigh today? Add "lb" or "kg" so I get it right.',
    label: 'Current weight',
  },
  {
    field: 'targetWeightKg',
    ...number,
    quickReplies: ['Skip'],
    question: 'Is there a weight you\'re aiming for? Say "skip" if the scale isn\'t the point.',
    label: 'Target weight',
  },
  {
    field: 'medicalConditions',
    ...text,
    question: 'Any medical conditions I should plan around? "None" is a fine answer.',
    label: 'Medical conditions',
  },
  {
    field: 'bodyPains',
    ...text,
    question: "Does anything hurt, or is an old injury acting up? I'll plan around it.",
    label: 'Body pains and injuries',
  },
  {
    field: 'workLifeEffects',
    ...text,
    question: 'How do work and daily life affect your training? Long hours, a desk job, little kids?',
    label: 'Work-life balance',
  },
  {
    field: 'fitnessBarriers',
    ...text,
    question: 'Last one: what has held you back so far?',
    label: 'Barriers to progress',
  },
];

/** The question that fills a field. */
export function questionFor(field: AnswerField): Question {
  const question = questions.find((each) => each.field === field);
  if (!question) throw new Error(`No question fills ${field}`);
  return question;
}

/** What is asked and offered for a field: its question, or the one about its answer. */
export const promptFor = (
  field: AnswerField,
  check: Check | null | undefined,
): Pick<Question, 'question' | 'kind' | 'quickReplies'> =>
  check ? { question: check.question, kind: 'choice', quickReplies: check.replies } : questionFor(field);

/** The first open question of a draft, or null when all are answered. */
export function nextQuestion(draft: DraftAnswers): Question | null {
  return questions.find(({ field }) => draft[field] === undefined) ?? null;
}

/** Whether an answer asks for the previous question. 'back' alone is a body part in the question about pains. */
export function isBackCommand(answer: string, field: AnswerField): boolean {
  return (field === 'bodyPains' ? /^\s*go back[.!]?\s*$/i : /^\s*(?:go )?back[.!]?\s*$/i).test(answer);
}

/** The previous question, or null for the first. */
export function questionBefore(field: AnswerField): AnswerField | null {
  return questions[questions.findIndex((each) => each.field === field) - 1]?.field ?? null;
}
