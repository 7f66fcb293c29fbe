import { maximumNoteLength, noteTooLongText } from './bounds';
import { plainText } from './keywords';
import { notUnderstood, refused, understood, type Parsed } from './parsed';

const nothingToTell =
  /^(?:none|no|nope|nah|nil|nothing|n\/?a|skip|not really|none really|no (?:pains?|conditions?|injur(?:y|ies)|problems?|issues?|barriers?)|nothing (?:really|at all|special|hurts)|(?:i )?(?:don't|dont|do not) have any)[.! ]*$/;

/** The note to store: null when empty or 'none' in its usual forms, else the trimmed text. */
export function noteOf(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || nothingToTell.test(plainText(trimmed)) ? null : trimmed;
}

/** Understands a free-text answer of up to 500 characters; 'none' is null. Blank text is not an answer. */
export function parseNote(answer: string): Parsed<string | null> {
  if (answer.trim() === '') return notUnderstood;
  const note = noteOf(answer);
  return note !== null && note.length > maximumNoteLength
    ? refused('too_long', noteTooLongText)
    : understood(note);
}

const introduction =
  /^(?:hi|hello|hey)?[,! ]*(?:my name(?:'s| is)|i'm|i am|it's|it is|this is|call me|name's)? */i;

/** Understands a name of 2 to 60 characters: 'Maya', 'my name is Maya', 'call me Maya!'. */
export function parseName(answer: string): Parsed<string> {
  const name = answer
    .normalize('NFKC')
    .replaceAll(/[’‘]/g, "'")
    .trim()
    .replace(introduction, '')
    .replace(/[.!?, ]+$/, '');
  const fits = name.length >= 2 && name.length <= 60 && /\p{L}/u.test(name) && !/\p{Cc}/u.test(name);
  return fits ? understood(name) : notUnderstood;
}
