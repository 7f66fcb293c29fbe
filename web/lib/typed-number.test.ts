import { describe, expect, it } from 'vitest';
import { typedNumber } from './typed-number';

describe('a typed number', () => {
  it.each([
    ['72', 72],
    ['72,5', 72.5],
    ['72.5', 72.5],
    ['.5', 0.5],
    ['5,', 5],
    [' 8 ', 8],
    ['１２．５', 12.5],
  ])('is read from %j', (text, value) => {
    expect(typedNumber(text)).toBe(value);
  });

  it.each(['', ' '])('is null when nothing was typed: %j', (text) => {
    expect(typedNumber(text)).toBeNull();
  });

  it.each([',', '.', '-', '-5', '+5', '1,2,3', '1.2.3', '1e9', '0x10', 'Infinity', 'NaN', 'five', '1 2'])(
    'is not guessed from %j',
    (text) => {
      expect(typedNumber(text)).toBeNaN();
    },
  );
});
