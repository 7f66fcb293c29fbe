/** Languages besides English that are recognized, by their BCP 47 tags. */
export const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'hi', 'ar', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A text in the form of the word lists: lower case, letters without diacritics. */
export const plainLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.slice(0, 1))
    .normalize('NFC')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll(/['’`]/g, "'");
