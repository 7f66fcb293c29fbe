import type { AnswerField, DraftAnswers } from '../questionnaire';
import { formatWeight, type UnitSystem } from '../units';
import { isAroundBirth, type AroundBirth } from '../training/condition-names';
import { ageRangeOf } from './options';

/** What is asked about an answer instead of its question. */
export interface Check {
  question: string;
  /** The answers offered as chips. */
  replies: readonly string[];
}

/** Two answers that disagree: asked about once, and whatever the person says then counts. */
export interface Contradiction extends Check {
  /** What 'yes' adds to the answers; of an age and another range, the age counts. */
  kept: DraftAnswers;
  /** What 'no' adds; null if the question is asked again instead. */
  declined: DraftAnswers | null;
}

const yesOrNo = ['Yes', 'No'] as const;

/** The answers, where a known age corrects the range. */
export function withRangeOfAge(answers: DraftAnswers): DraftAnswers {
  const { age, ageRange } = answers;
  return age === undefined || ageRange === undefined ? answers : { ...answers, ageRange: ageRangeOf(age) };
}

function ageAndRange({ age, ageRange }: DraftAnswers): Contradiction | null {
  if (age === undefined || ageRange === undefined || ageRangeOf(age) === ageRange) return null;
  return {
    question: `You said ${ageRange} and ${age}. Which is right?`,
    replies: [String(age), ageRange],
    kept: { ageRange: ageRangeOf(age) },
    declined: null,
  };
}

const ofAnother = /\b(?:not|isn'?t|no|never|wife|wife's|partner|girlfriend|daughter|sister|her|she|if)\b/i;
const mentions: readonly (readonly [AroundBirth, RegExp])[] = [
  ['pregnancy', /\bpregnan|\b(?:expecting|having) a baby\b|\btrimester\b/i],
  ['postnatal', /\bpost-?(?:partum|natal)|\bgave birth\b|\bc-?section\b|\b(?:cesarean|caesarean)\b/i],
];

const birthQuestions: Readonly<Record<AroundBirth, string>> = {
  pregnancy: 'You told me male and pregnant. Should I plan for a pregnancy?',
  postnatal: 'You told me male and a recent birth. Should I plan for the time after giving birth?',
};

const clausesOf = (note: string | null | undefined) => (note ?? '').split(/[,.;!?]|\bbut\b/);

/** What a note says about a pregnancy or birth of one's own; in doubt nothing. */
function mentionedIn(note: string | null | undefined): AroundBirth | undefined {
  const clauses = clausesOf(note).filter((clause) => !ofAnother.test(clause));
  return mentions.find(([, pattern]) => clauses.some((clause) => pattern.test(clause)))?.[0];
}

/** The note without what it says about a pregnancy or birth of one's own; null if nothing is left. */
const withoutMention = (note: string): string | null =>
  clausesOf(note)
    .filter((clause) => !mentionedIn(clause))
    .join(',')
    .trim() || null;

function maleAndBirth(field: AnswerField, answers: DraftAnswers): Contradiction | null {
  if (answers.gender !== 'male') return null;
  const { conditions = [], medicalConditions, bodyPains } = answers;
  const chosen = conditions.find(isAroundBirth);
  // Chosen after 'male', it is meant.
  if (chosen && field !== 'gender') return null;
  const first = mentionedIn(medicalConditions);
  const said = chosen ?? first ?? (field === 'medicalConditions' ? undefined : mentionedIn(bodyPains));
  // The note before was asked about in its place.
  if (!said || (first && field === 'bodyPains')) return null;
  return {
    question: birthQuestions[said],
    replies: yesOrNo,
    kept: { conditions: [...new Set([...conditions, said])] },
    declined: {
      conditions: conditions.filter((condition) => !isAroundBirth(condition)),
      ...(medicalConditions && first && { medicalConditions: withoutMention(medicalConditions) }),
      ...(bodyPains && mentionedIn(bodyPains) && { bodyPains: withoutMention(bodyPains) }),
    },
  };
}

function loseAndTarget(answers: DraftAnswers, units: UnitSystem): Contradiction | null {
  const { goalType, weightKg, targetWeightKg } = answers;
  if (goalType !== 'lose_weight' || !weightKg || !targetWeightKg || targetWeightKg <= weightKg) return null;
  const [target, weight] = [targetWeightKg, weightKg].map((kg) => formatWeight(kg, units));
  return {
    question: `You'd like to lose weight, and ${target} is more than today's ${weight}. Is that right?`,
    replies: yesOrNo,
    kept: {},
    declined: null,
  };
}

/** What the answer to a field contradicts, with the question that settles it; null if nothing. */
export function contradictionOf(
  field: AnswerField,
  answers: DraftAnswers,
  units: UnitSystem = 'metric',
): Contradiction | null {
  switch (field) {
    case 'age':
    case 'ageRange':
      return ageAndRange(answers);
    case 'gender':
    case 'medicalConditions':
    case 'bodyPains':
      return maleAndBirth(field, answers);
    case 'goalType':
    case 'targetWeightKg':
      return loseAndTarget(answers, units);
    default:
      return null;
  }
}
