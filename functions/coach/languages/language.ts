/** Languages besides English that are recognised, by their BCP 47 tags. */
export const languages = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'hi', 'ar', 'zh'] as const;
export type Language = (typeof languages)[number];

/** A text as the word lists of languages are written: lower case, letters without their marks. */
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
