import { brand } from '../../../shared/brand';

/** Letters of other alphabets, and digits, that look or sound like these. */
const alikes: Readonly<Record<string, string>> = {
  a: 'аαɑᴀ🅰4@',
  c: 'сϲᴄ',
  d: 'ԁᴅ',
  e: 'еєεᴇ3',
  f: 'ƒ',
  h: 'һʜ',
  i: 'ıіιиɪ1!|lӏʟ',
  m: 'мᴍ',
  n: 'нηпոɴ',
  o: 'оοօᴏ0',
  p: 'рρᴘ',
  r: 'гʀ',
  s: 'ѕꜱ5$',
  t: 'тτᴛ7',
  u: 'υսᴜ',
  v: 'ѵνвᴠ',
};
const latin = new Map(
  Object.entries(alikes).flatMap(([letter, others]) => [...others].map((each) => [each, letter] as const)),
);

/** What a name looks like at a glance: without case, accents, symbols, and spaces, in whatever alphabet. */
const glanceOf = (text: string) =>
  [...text.replaceAll(/[©®™]/gu, '').normalize('NFKD').toLowerCase()]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const ours = [brand.coach, brand.product, 'support', 'admin', 'administrator', 'moderator', 'official'];
const beside = ['coach', 'team', 'staff', 'help', 'bot', 'app', 'trainer'];
const oneOf = (words: readonly string[]) => `(?:${words.map(glanceOf).join('|')})`;
const taken = new RegExp(`^${oneOf(beside)}*${oneOf(ours)}${oneOf([...ours, ...beside])}*$`, 'u');

/**
 * Whether a name would pass for the coach or for us: 'Ana Lopez' would not. A symbol may stand for a letter or for
 * nothing.
 */
export const isTakenName = (name: string) =>
  taken.test(glanceOf(name)) || taken.test(glanceOf(name.replaceAll(/[!|@$]/g, '')));
