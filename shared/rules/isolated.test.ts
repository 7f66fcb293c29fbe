import { expect, it } from 'vitest';
import { isolated } from './isolated';

it.each(['محمد', 'דוד', 'ژاله'])(
  'A name from right to left does not reorder what is around it: %s',
  (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  },
);

it.each(['Maya Okafor', '李小龍', 'श्री'])('Any other name is as it was written: %s', (name) => {
  expect(isolated(name)).toBe(name);
});
