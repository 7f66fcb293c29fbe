const leastLetters = 4;
/** From this length on, a word may have two mistakes. */
const lettersForTwo = 7;

/** Everyday words that are a letter away from one of the library's. */
const others = new Set(
  'beach bench blank bread brush chess child cheat clean cream dance drink flat flute floor food front hello lump march money monkey paint painter party phone pilot place plain plant point price print quit score shoe shore skate snore spine spore stall start state store story table thing think train truck water world'.split(
    ' ',
  ),
);

/** Letters added, dropped, replaced, or swapped with a neighbor between two words; `most + 1` if there are more. */
function editsBetween(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(row - 2, column - 2) + 1 : Infinity,
      );
    }
  }
  return at(a.length, b.length);
}

const isSwap = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

/** Few letters say little: of four, two may be swapped or one may be missing, but none may be another. */
const isTrusted = (typed: string, word: string) =>
  typed.length > leastLetters || isSwap(typed, word) || word.length > typed.length;

/**
 * The word that a misspelled one most likely stands for: it begins with the same letter, or with the first two
 * swapped. An unfinished word is compared with beginnings.
 */
export function nearestOf(typed: string, words: readonly string[], isUnfinished: boolean): string | null {
  if (typed.length < leastLetters || /\d/.test(typed) || others.has(typed)) return null;
  // A doubled letter is a slip even in a word of three letters.
  const single = typed.replace(/(.)\1/, '$1');
  if (single.length === leastLetters - 1 && words.includes(single)) return single;
  let nearest: string | null = null;
  let least = typed.length < lettersForTwo ? 2 : 3;
  for (const word of words) {
    const isSameStart = word[0] === typed[0] || (word[0] === typed[1] && word[1] === typed[0]);
    if (!isSameStart || word.length < leastLetters) continue;
    const compared = isUnfinished ? word.slice(0, typed.length) : word;
    const edits = isTrusted(typed, compared) ? editsBetween(typed, compared, least - 1) : least;
    if (edits < least) [nearest, least] = [word, edits];
  }
  return nearest;
}
