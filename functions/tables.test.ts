import { expect, it } from 'vitest';
import { isKeyName } from './platform/storage/malformed';
import { merged, tables } from './tables';

it('A row that cannot be read is found by the key that the log tells, in every table', () => {
  for (const { key, sort } of Object.values(tables)) expect([key, sort ?? key].every(isKeyName)).toBe(true);
  expect(['name', 'email', 'note', 'points', 'title', 'auth', 'p256dh'].some(isKeyName)).toBe(false);
});

it('A name belongs to one area', () => {
  expect(merged([{ meals: 1 }, undefined, { foods: 2 }])).toEqual({ meals: 1, foods: 2 });
  expect(() => merged([{ meals: 1 }, { meals: 2 }])).toThrow('Two areas declare meals');
});
