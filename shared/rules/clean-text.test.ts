import { describe, expect, it } from 'vitest';
import { cleanText, isStacked } from './clean-text';
import { charactersIn } from './text-length';

describe('Cleaned text', () => {
  it.each([
    ['a soft hyphen', 'asth\u00adma'],
    ['a space without width', 'as\u200bthma'],
    ['joiners', 'as\u200dth\u200c\u200dma'],
    ['a word joiner', 'asth\u2060ma'],
    ['a byte order mark', '\ufeffasthma'],
    ['a change of direction', '\u202easthma\u202c'],
    ['isolates', '\u2067asthma\u2069'],
    ['marks of direction', 'asth\u200ema\u200f\u061c'],
    ['a filler of Hangul', 'asth\u3164ma\uffa0\u115f'],
    ['an operator of mathematics', 'asth\u2063ma'],
    ['tags', 'asth\u{e0061}\u{e0062}ma'],
    ['a look for no sign', 'asth\ufe0fma\u{e0100}'],
    ['a joiner of graphemes', 'asth\u034fma'],
    ['a control character', 'asth\u0000ma\u001b'],
    ['an annotation', 'asth\ufff9ma'],
    ['a look and a joiner, one after the other', 'asthma\ufe0f\u200d'],
  ])('has lost %s', (_, text) => {
    expect(cleanText(text)).toBe('asthma');
  });

  it('has lost tags that follow a flag, and keeps the flag', () => {
    expect(cleanText('🏴\u{e0061}')).toBe('🏴');
    expect(cleanText('🏴󠁧󠁢󠁥󠁮󠁧󠁿\u{e0061}')).toBe('🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });

  it.each([
    'José Ñandú',
    'می‌خواهم',
    'श्री क्‍ष',
    'ක්‍රිෂ්',
    'അവന്‍',
    'Nguyễn Thị',
    'Ọláyẹmí',
    'བསྟན་འཛིན་',
    'ကြွှို',
    'שָׁלוֹם',
    'ความสุข',
    '葛󠄀城',
    'L’Óreal·la',
    'one\ntwo\tthree',
  ])('is still %s', (text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
    expect(isStacked(text)).toBe(false);
  });

  it.each(['🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿', '👨‍👩‍👧‍👦', '🧑🏽‍⚕️', '❤️‍🔥', '👁️‍🗨️', '🏳️‍🌈', '1️⃣', '👩🏽‍❤️‍💋‍👨🏿'])(
    'keeps %s, which counts as one character',
    (emoji) => {
      expect(cleanText(emoji)).toBe(emoji);
      expect(charactersIn(emoji)).toBe(1);
    },
  );

  it('tells a tower of marks from letters that have several', () => {
    expect(isStacked(`a${'\u0308'.repeat(5)}`)).toBe(true);
    expect(isStacked('ก็็็็็็')).toBe(true);
    expect(isStacked('ཧྐྵྨླྺྼྻྂ')).toBe(false);
    expect(isStacked('a\u0323\u0302\u0301')).toBe(false);
  });
});
