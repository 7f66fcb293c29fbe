/**
 * Characters that show nothing, after those that stay although they are invisible: the letters in a flag's tag
 * sequence, the look chosen for the sign before it, the joiner in an emoji, and the joiners of scripts that have them,
 * from Arabic to Mongolian.
 */
const hidden =
  /(\u{1f3f4}[\u{e0030}-\u{e007a}]{3,6}\u{e007f}|(?<=[\p{ExtPict}\p{sc=Hani}\u1820-\u18af])\p{VS}|(?<=[\d#*])\ufe0f(?=\u20e3)|(?<=\p{ExtPict}\p{EMod}?\ufe0f?)\u200d(?=\p{ExtPict})|(?<=[\u0620-\u0dff\u1000-\u109f\u1780-\u17b3\u17b6-\u17ff\u1820-\u18af\ufb50-\ufdff])(?:\u200d|\u200c(?=[\p{L}\p{M}])))|[\p{DI}\ufff9-\ufffb]|(?![\s\x85])\p{Cc}/gu;

/**
 * The one cleaning of whatever a person writes, before it is read or stored: characters that show nothing and part
 * words, or turn them around, are gone, and what looks the same is the same.
 */
export const cleanText = (text: string): string => text.replaceAll(hidden, '$1').normalize('NFC');

const stacked = /\p{M}{10}|(?:(?![\p{sc=Tibt}\p{sc=Mymr}\p{sc=Hebr}])\p{M}){5}/u;

/** Whether a letter carries more marks than its script stacks: they would cover the lines above and below. */
export const isStacked = (text: string): boolean => stacked.test(text);

export const stackedText = 'Too many accents on one letter. Try it with fewer.';
