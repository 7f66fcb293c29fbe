import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { wordsOf } from '../../../shared/rules/reading/words';
import { joinPains, type Pains } from '../../understanding/health/pains';
import { readPains } from '../../understanding/health/read-pains';

/** What a profile's health notes say, read once per request. */
export interface NotesRead {
  pains: Pains;
}

/** Reads the notes; without answers they say nothing. */
export function readNotes(
  answers: Pick<ProfileAnswers, 'bodyPains' | 'medicalConditions'> | null,
): NotesRead {
  const bodyPains = wordsOf(answers?.bodyPains ?? '');
  const conditions = wordsOf(answers?.medicalConditions ?? '');
  return {
    pains: joinPains(readPains(bodyPains, 'notes'), readPains(conditions, 'message')),
  };
}
