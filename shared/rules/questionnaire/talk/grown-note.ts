import type { SpokenField } from '../spoken-questions';
import type { Given, Told } from './talk';

/** An earlier note with what is added to it. */
interface Growth {
  field: SpokenField;
  given: Given;
}

const insertion =
  /\b(?:add|put|include) (?<words>.+?) (?:to|in|into|under) (?:my |the )?(?<field>pains?|injur(?:y|ies)|(?:medical |health )?conditions?)\b/;
const begunNote =
  /^\W*(?:about|for|regarding|re) (?:my |the )?(?<field>pains?|injur(?:y|ies)|(?:medical |health )?conditions?|work|daily life)\b[\s,:]+(?<words>.+)$/;

const ofWork = /\bi (?:also )?(?:work|sit|stand)\b|\bi'?m (?:also )?(?:a|an) \w+$|\b(?:shifts?|job)\b/;
const painless = /\b(?:nothing hurts|no (?:more )?pains?|(?:doesn't|don't) hurt)\b/;
const ofBody =
  /^\W*(?:(?:actually|sorry|wait|oh|no|it'?s)[\s,]+)*(?:my |the )(?:(?:left|right|lower|upper|other) )*(?:knee|back|shoulder|neck|hip|ankle|wrist|elbow|foot)s?\b/;
const notesBefore: readonly SpokenField[] = ['medicalConditions', 'targetZones', 'targetWeightKg'];
const noteWith = (
  field: 'bodyPains' | 'medicalConditions' | 'workLifeEffects',
  words: string,
  answers: Told['answers'],
): Growth => ({
  field,
  given: { [field]: answers[field] ? `${answers[field]}, ${words}` : words },
});

/** 'add asthma to my conditions', 'about work, I have two kids': an earlier note grows. */
export function grownNote(plain: string, asked: SpokenField, { answers }: Told): Growth | null {
  const isTold = /^\W*(?:actually|sorry|wait|oh|no)\b|\bactually\b|\balso\b/.test(plain);
  if (isTold && asked === 'fitnessBarriers' && ofWork.test(plain))
    return noteWith('workLifeEffects', plain, answers);
  if (isTold && asked !== 'bodyPains' && !notesBefore.includes(asked)) {
    if (painless.test(plain) && answers.bodyPains) return { field: 'bodyPains', given: { bodyPains: null } };
    if (ofBody.test(plain) && answers.bodyPains) return noteWith('bodyPains', plain, answers);
  }
  const { words, field: named = '' } = (insertion.exec(plain) ?? begunNote.exec(plain))?.groups ?? {};
  const field = /pain|inj/.test(named)
    ? 'bodyPains'
    : /cond/.test(named)
      ? 'medicalConditions'
      : 'workLifeEffects';
  if (words === undefined || field === asked || answers[field] === undefined) return null;
  return noteWith(field, words, answers);
}
