/** Consonants only: no code spells a word, and no letter looks like a digit. */
export const codeLetters = 'BCDFGHJKLMNPQRSTVWXZ';
export const codeLength = 8;

const isCode = new RegExp(`^[${codeLetters}]{${codeLength}}$`);

/** The code in a text in which people may have typed it in any case, with spaces, dashes, or dots; null if it is none. */
export function readInvitationCode(text: string): string | null {
  const code = text.replaceAll(/[\s\p{Pd}\p{Zs}.·_−]/gu, '').toUpperCase();
  return isCode.test(code) ? code : null;
}

/** As it is shown and read aloud: BCDF-GHJK. */
export const shownCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;
