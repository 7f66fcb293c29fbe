import { expect, it } from 'vitest';
import { grouped } from './number-text';

it('groups the digits of large numbers', () => {
  expect([0, 999, 1_000, 12_345, 1_234_567, -4_200].map(grouped)).toEqual([
    '0',
    '999',
    '1,000',
    '12,345',
    '1,234,567',
    '-4,200',
  ]);
});
