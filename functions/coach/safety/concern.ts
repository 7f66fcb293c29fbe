import { placesOf } from '../../understanding/phrases';
import type { Word } from '../../../shared/rules/reading/words';
import type { CoachFacts } from '../coach-facts';
import type { ConcernName } from './answers';

/** A rule that listens for something that is beyond a fitness coach. */
export interface Concern {
  /** What it can be; the model decides which, the first when it can't. */
  names: readonly [ConcernName, ...ConcernName[]];
  /** Every phrase it listens for; misspellings are understood. */
  phrases: readonly string[];
  isRaised: (words: readonly Word[]) => boolean;
  /** Whether the profile makes the message a danger. */
  isRaisedByProfile?: (words: readonly Word[], facts: CoachFacts) => boolean;
}

export const saysAny = (words: readonly Word[], phrases: readonly string[], gap = 1): boolean =>
  phrases.some((phrase) => placesOf(words, phrase, gap).length > 0);

/** Whether one of the phrases occurs without one of these stems right after it. */
export function saysWithout(
  words: readonly Word[],
  phrases: readonly string[],
  following: ReadonlySet<string>,
  gap = 1,
): boolean {
  return phrases
    .flatMap((phrase) => placesOf(words, phrase, gap))
    .some(({ last }) => !following.has(words[last + 1]?.stem ?? ''));
}

/** Whether one of the phrases occurs without one of these stems in the three words before it. */
export function saysUndenied(
  words: readonly Word[],
  phrases: readonly string[],
  denials: ReadonlySet<string>,
): boolean {
  return phrases
    .flatMap((phrase) => placesOf(words, phrase))
    .some(({ first }) => {
      const before = words.slice(Math.max(0, first - 3), first);
      return !before.some(({ stem, clause }) => clause === words[first]?.clause && denials.has(stem));
    });
}
