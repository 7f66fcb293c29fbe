import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { wordsOf } from '../../../shared/rules/reading/words';
import { joinPains, noPains, type Pains } from '../../understanding/health/pains';
import { readPains } from '../../understanding/health/read-pains';

/** What a profile's health notes say, read once per request. */
export interface NotesRead {
  pains: Pains;
}

type Notes = Pick<ProfileAnswers, 'bodyPains' | 'medicalConditions' | 'workLifeEffects' | 'fitnessBarriers'>;

const mostWords = 2;

/** The names in a list of conditions: 'asthma, left knee'. */
const namesIn = (note: string): string =>
  note
    .split(/[,.;\n]/)
    .filter((part) => part.trim().split(/\s+/).length <= mostWords)
    .join(', ');

/** Notes about daily life are read for parts of the body only where they speak of pain. */
const complains =
  /\b(?:pain|hurt|ach(?:e|ing|y)|sore|injur|bad|dodgy|stiff|strain|sprain|torn|tore|twist|broke|surgery|operation|swollen|inflam|numb|tend[io]n|fractur|weak|click)/i;

const reading = (kind: 'notes' | 'message') => (note: string | null | undefined) =>
  note ? readPains(wordsOf(note), kind) : noPains;

/** Reads the notes; without answers they say nothing. A part of the body counts in any of them once it hurts. */
export function readNotes(answers: Notes | null): NotesRead {
  const { bodyPains, medicalConditions, workLifeEffects, fitnessBarriers } = answers ?? {};
  const named = [bodyPains, namesIn(medicalConditions ?? '')].map(reading('notes'));
  const ofLife = [workLifeEffects?.replaceAll(/\bback[- ]breaking\b/gi, ''), fitnessBarriers];
  const told = [medicalConditions, ...ofLife.filter((note) => complains.test(note ?? ''))];
  return { pains: [...named, ...told.map(reading('message'))].reduce(joinPains) };
}
