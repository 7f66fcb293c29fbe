// Made when a name is checked: the first use of Intl takes a browser 20 ms.
let graphemes: Intl.Segmenter | undefined;

/** What people count as characters: an emoji or a letter with its accents is one. */
export const charactersIn = (text: string): number =>
  [...(graphemes ??= new Intl.Segmenter('en')).segment(text)].length;

/** Longest name of a person or a thing of theirs, in such characters. */
export const longestName = 60;

/** For a field: what cannot be too long is not looked at. */
export const nameLength = (text: string): number =>
  text.length < longestName / 2 ? text.length : charactersIn(text.trim());
