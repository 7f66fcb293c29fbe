import type { LocalDate } from '../../local-date';
import type { DraftAnswers } from '../../questionnaire';
import type { UnitSystem } from '../../units';
import type { Check } from '../contradictions';
import { echoOf } from '../echo';
import { formatAnswer } from '../format-answer';
import type { SpokenField } from '../spoken-questions';
import { unitsIn } from '../units-in';
import { changedNames } from './field-names';

/** What is known so far; a name of null is still to be asked for. */
export interface Told {
  name: string | null;
  answers: DraftAnswers;
}

/** What a message adds or changes. */
export type Given = DraftAnswers & { name?: string };

export interface TalkOptions {
  units: UnitSystem;
  /** The person's own day, for birthdays and years of birth. */
  today: LocalDate;
  /** The question was about two answers that disagree. */
  isCheck?: boolean;
  /** What was offered instead of the question's own answers. */
  offered?: readonly string[] | undefined;
}

export interface TalkTaken {
  /** 'aside': only other things than the answer were told. */
  outcome: 'understood' | 'again' | 'back' | 'unsure' | 'question' | 'correction' | 'choose' | 'aside';
  given: Given;
  /** What was understood, answered, or why not; '' when going back. */
  echo: string;
  /** The next question; null when all are answered. */
  asked: SpokenField | null;
  /** What to ask about `asked` instead of its question. */
  check?: Check;
}

const notes: readonly SpokenField[] = [
  'medicalConditions',
  'bodyPains',
  'workLifeEffects',
  'fitnessBarriers',
];
export const isNote = (field: SpokenField): boolean => notes.includes(field);
const health: readonly SpokenField[] = ['medicalConditions', 'bodyPains'];
export const isHealth = (field: SpokenField): boolean => health.includes(field);

export const joined = (...parts: (string | false)[]): string => parts.filter(Boolean).join(' ');

/** What is known after a message. */
export const withGiven = ({ name, answers }: Told, { name: told, ...given }: Given): Told => ({
  name: told ?? name,
  answers: { ...answers, ...given },
});

export const echoName = (name: string): string => `Nice to meet you, ${name}.`;

/** What was understood, in the units of the words. */
export function echoFor(field: SpokenField, given: Given, words: string, { units }: TalkOptions): string {
  return field === 'name' ? echoName(given.name ?? '') : echoOf(field, given, unitsIn(words, units) ?? units);
}

/** 'I've changed your height to 5'9".' */
export function changeEcho(field: SpokenField, given: Given, words: string, { units }: TalkOptions): string {
  const text = field === 'name' ? given.name : formatAnswer(field, given, unitsIn(words, units) ?? units);
  return `I've changed your ${changedNames[field]} to ${text}.`;
}
