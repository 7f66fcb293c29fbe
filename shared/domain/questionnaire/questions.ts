import type { AnswerField, DraftAnswers, ProfileAnswers } from '../questionnaire';
import {
  ageRanges,
  bodyTypes,
  genders,
  goalTypes,
  optionLabels,
  targetZones,
  type OptionValue,
} from './options';
import { parseAge, parseAgeRange } from './parse-age';
import { parseBodyType, parseGender, parseGoalType, parseTargetZones } from './parse-choice';
import { parseHeightCm, parseTargetWeightKg, parseWeightKg } from './parse-measure';
import { parseHealthNote, parseNote } from './parse-text';
import { understood, type Parsed } from './parsed';

export interface Question {
  field: AnswerField;
  /** How the coach asks it. */
  question: string;
  /** How a form, a review and a summary name it. */
  label: string;
  kind: 'choice' | 'choices' | 'number' | 'text';
  options: readonly { value: OptionValue; label: string }[];
  /** Answers offered as chips; each is understood when sent as text. */
  quickReplies: readonly string[];
  parse: (answer: string) => Parsed<DraftAnswers>;
}

/** A parser of one field's value becomes one that answers with the draft to merge. */
function into<Field extends AnswerField>(
  field: Field,
  parse: (answer: string) => Parsed<ProfileAnswers[Field]>,
) {
  return {
    field,
    parse: (answer: string): Parsed<DraftAnswers> => {
      const parsed = parse(answer);
      return parsed.ok ? understood<DraftAnswers>({ [field]: parsed.value }) : parsed;
    },
  };
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
    ...into('ageRange', parseAgeRange),
    ...withOptions(ageRanges),
    question: "Let's start easy: which age group are you in?",
    label: 'Age range',
  },
  {
    ...into('gender', parseGender),
    ...withOptions(genders),
    question: 'How do you describe your gender?',
    label: 'Gender',
  },
  {
    ...into('goalType', parseGoalType),
    ...withOptions(goalTypes),
    question: 'Which result would excite you most?',
    label: 'Most exciting result',
  },
  {
    ...into('bodyType', parseBodyType),
    ...withOptions(bodyTypes),
    question: 'Which of these comes closest to your body today?',
    label: 'Body type',
  },
  {
    ...into('targetZones', parseTargetZones),
    ...withOptions(targetZones, 'choices'),
    question: 'Where shall we focus? Name as many as you like.',
    label: 'Target zones',
  },
  { ...into('age', parseAge), ...number, question: 'How old are you exactly?', label: 'Age' },
  {
    ...into('heightCm', parseHeightCm),
    ...number,
    question: 'How tall are you? Centimetres or feet and inches, both work.',
    label: 'Height',
  },
  {
    ...into('weightKg', parseWeightKg),
    ...number,
    question: 'What do you weigh today? A plain number is kilograms; add "lb" for pounds.',
    label: 'Current weight',
  },
  {
    ...into('targetWeightKg', parseTargetWeightKg),
    ...number,
    quickReplies: ['Skip'],
    question: 'Is there a weight you are aiming for? Say "skip" if the scale is not the point.',
    label: 'Target weight',
  },
  {
    ...into('medicalConditions', parseHealthNote),
    ...text,
    question: 'Any medical conditions I should plan around? "None" is a fine answer.',
    label: 'Medical conditions',
  },
  {
    ...into('bodyPains', parseHealthNote),
    ...text,
    question: 'Does anything hurt, or is an old injury still talking? I will train around it.',
    label: 'Body pains and injuries',
  },
  {
    ...into('workLifeEffects', parseNote),
    ...text,
    question: 'How do work and daily life get into your training? Long hours, a desk, small children?',
    label: 'Work-life balance',
  },
  {
    ...into('fitnessBarriers', parseNote),
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

/** The first question that a draft leaves open, or null when all are answered. */
export function nextQuestion(draft: DraftAnswers): Question | null {
  return questions.find(({ field }) => draft[field] === undefined) ?? null;
}

/** Whether an answer asks for the question before. 'back' alone is a body part when pains are asked for. */
export function isBackCommand(answer: string, field: AnswerField): boolean {
  return (field === 'bodyPains' ? /^\s*go back[.!]?\s*$/i : /^\s*(?:go )?back[.!]?\s*$/i).test(answer);
}
