import { stemOf } from '../../shared/rules/reading/stem';
import { wordsOf, type Word } from '../../shared/rules/reading/words';

/**
 * A phrase as a list of stems in this order, with at most one other word between two of them. 'a|b' stands for either
 * word.
 */
export type Phrase = readonly (readonly string[])[];

const parsed = new Map<string, Phrase>();

/** Parses a phrase such as 'how many|much point'. */
function phraseOf(text: string): Phrase {
  const known = parsed.get(text);
  if (known) return known;
  const phrase = text
    .split(' ')
    .flatMap((place): string[][] =>
      place.includes('|') ? [place.split('|').map(stemOf)] : wordsOf(place).map(({ stem }) => [stem]),
    );
  parsed.set(text, phrase);
  return phrase;
}

/** The position of a phrase among words: the indexes of its first and last word, or null. */
export interface Place {
  first: number;
  last: number;
}

const positions = new WeakMap<readonly Word[], ReadonlyMap<string, readonly number[]>>();

/** The positions of each stem, looked up once for all phrases that a message is searched for. */
function positionsIn(words: readonly Word[]): ReadonlyMap<string, readonly number[]> {
  const known = positions.get(words);
  if (known) return known;
  const places = new Map<string, number[]>();
  for (const [index, { stem }] of words.entries()) places.set(stem, [...(places.get(stem) ?? []), index]);
  positions.set(words, places);
  return places;
}

function endFrom(words: readonly Word[], phrase: Phrase, start: number, gap: number): number | null {
  let at = start;
  for (const stems of phrase.slice(1)) {
    const next = words
      .slice(at + 1, at + 2 + gap)
      .findIndex(({ stem, clause }) => clause === words[start]?.clause && stems.includes(stem));
    if (next < 0) return null;
    at += 1 + next;
  }
  return at;
}

/** Every position of a phrase, within one clause. */
export function placesOf(words: readonly Word[], text: string, gap = 1): Place[] {
  const phrase = phraseOf(text);
  const known = positionsIn(words);
  if (!phrase[0]?.some((stem) => known.has(stem))) return [];
  const starts = phrase[0].flatMap((stem) => known.get(stem) ?? []);
  return starts.flatMap((first) => {
    const last = endFrom(words, phrase, first, gap);
    return last === null ? [] : [{ first, last }];
  });
}

export const says = (words: readonly Word[], ...texts: readonly string[]): boolean =>
  texts.some((text) => placesOf(words, text).length > 0);

/** All stems that occur in phrases. */
export function stemsIn(texts: Iterable<string>): Set<string> {
  return new Set([...texts].flatMap((text) => phraseOf(text).flat()));
}
