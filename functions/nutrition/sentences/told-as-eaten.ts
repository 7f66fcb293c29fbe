import { otherWords } from './other-words';
import { numberWords } from './quantities';
import { fillers } from './sentence-words';
import type { Token } from './tokens';
import { unitWords } from './units';

/** Verbs and nouns of eating: what is named next to them was eaten. */
const eating =
  /^(?:had|have|has|having|eat|ate|eaten|eating|eats|drank|drink|drunk|drinking|breakfast|brunch|lunch|lunchtime|dinner|supper|snack|snacks|snacked|snacking|meal|starter|dessert|pudding|takeaway|finished|grabbed|munched|sipped|nibbled|ordered|shared|log|logged|add)$/;
const being = /^(?:is|am|are|was|were|be|been|isnt|wasnt|like|as)$/;

const counting = new Set([...numberWords, ...unitWords]);

/** A sentence with this many words of other things is about them. */
const mostOtherWords = 3;

/**
 * Whether what a sentence names was eaten as far as its other words tell: 'my laptop is an apple' says nothing of
 * eating.
 */
export function isToldAsEaten(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ own }) => !own).map(({ text }) => text);
  // '400 g pasta for 2 people': how much of it was eaten?
  if (words.some((word) => /^(?:people|persons|servings?)$/.test(word)) && words.includes('for'))
    return false;
  if (words.some((word) => eating.test(word))) return true;
  const others = words.filter((word) => otherWords.has(word) && !fillers.has(word) && !counting.has(word));
  return others.length < mostOtherWords && !(others.length > 1 && words.some((word) => being.test(word)));
}
