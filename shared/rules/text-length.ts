// Created on first use: the first use of Intl takes a browser 20 ms.
let graphemes: Intl.Segmenter | undefined;

/** Characters as people count them: an emoji or a letter with its accents is one. */
export const charactersIn = (text: string): number =>
  [...(graphemes ??= new Intl.Segmenter('en')).segment(text)].length;

/** The longest name of a person or something of theirs, in such characters. */
export const longestName = 60;

/** For an input field: a text that cannot be too long is not counted. */
export const nameLength = (text: string): number =>
  text.length < longestName / 2 ? text.length : charactersIn(text.trim());
