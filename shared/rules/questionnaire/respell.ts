import { allowedEdits, editsBetween } from '../reading/edits';
import { isEverydayWord } from '../reading/spelling';

/**
 * A lower-case text in which unknown words become the nearest of `vocabulary`: same first letter, one edit, or two
 * from eight letters on. Everyday words and words of three letters stay as they are.
 */
export function respell(text: string, vocabulary: ReadonlySet<string>): string {
  return text.replaceAll(/[a-z]{4,}/g, (word) =>
    vocabulary.has(word) || vocabulary.has(word.replace(/s$/, '')) || isEverydayWord(word)
      ? word
      : (nearest(word, vocabulary) ?? word),
  );
}

function nearest(word: string, vocabulary: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let edits = allowedEdits(word.length) + 1;
  for (const known of vocabulary) {
    if (known[0] !== word[0] || isOtherShortWord(word, known)) continue;
    const distance = editsBetween(word, known, edits - 1);
    if (distance < edits) [best, edits] = [known, distance];
  }
  return best;
}

/** Replacing a letter in a word of four makes another word ('army' is not 'arms'); adding or dropping one does not. */
const isOtherShortWord = (word: string, known: string) =>
  word.length === 4 && known.length === 4 && [...word].toSorted().join('') !== [...known].toSorted().join('');
