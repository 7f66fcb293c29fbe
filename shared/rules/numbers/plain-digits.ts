/** Each script has its ten digits in order; some alphabets have several such rows. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/** The digits of all scripts as 0-9, and the decimal mark of Arabic as '·'. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/(?![0-9])\p{Nd}/gu, digitOf).replaceAll(/(?<=\d)٫(?=\d)/g, '·');

/** Unseen marks around numbers that are pasted from elsewhere, and what makes a digit an emoji. */
const unseen = /[\p{Cf}\ufe0f\u20e3]/gu;

/**
 * A text with plain digits, one kind of quote and space, and full-width signs as plain ones. Arabic's mark of thousands
 * becomes an apostrophe.
 */
export const plainDigits = (text: string): string =>
  asciiDigits(text.replaceAll(unseen, ''))
    .replaceAll(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[’‘′`´]/g, "'")
    .replaceAll(/[“”″]|''/g, '"')
    .replaceAll(/(?<=\d)٬(?=\d)/g, "'");

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
};

/** 'Five and a half', after its number is in digits. */
export const withSlashes = (text: string): string =>
  text
    .replaceAll(/(?<=\d) and (?:a |1 )?half\b/g, ' 1/2')
    .replaceAll(/(?<=\d) and (?:a |1 )?quarter\b/g, ' 1/4')
    .replaceAll(/(?<=\d) and (?:3|three|a) quarters?\b/g, ' 3/4');

const decimals = (whole: string, top: string, bottom: string) =>
  String(Math.round((Number(whole) + Number(top) / Number(bottom)) * 1_000) / 1_000);

/** '5½' and '5 1/2' as 5.5; for a text with plain digits. */
export const withDecimals = (text: string): string =>
  text
    .replaceAll(/[½⅓⅔¼¾]/g, (sign) => ` ${signs[sign] ?? ''}`)
    .replaceAll('\u2044', '/')
    .replaceAll(
      /(?<![\d.,·/'])(?:(\d+) +)?([1-9])\/([1-9]|1[0-6])(?![\d/])/g,
      (all, whole: string | undefined, top: string, bottom: string) =>
        Number(top) < Number(bottom) ? decimals(whole ?? '0', top, bottom) : all,
    );
