import * as fc from 'fast-check';

const longText = 'x'.repeat(20_000);
const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => [inner], null);

/** What a request should never contain, and what breaks programs that trust it. */
const hostileValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  0.1,
  1e21,
  -1e308,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\udfffb',
  '\u202egnp.exe',
  '\u200b\u00ad\ufeff',
  '👩‍👩‍👧‍👦'.repeat(50),
  '<script>alert(1)</script>',
  "'; DROP TABLE people; --",
  '{{constructor}}',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  '%00%2e%2e',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
  longText,
  [],
  {},
  [null],
  { __proto__: { admin: true }, constructor: { prototype: {} } },
  deep,
  Array.from({ length: 2_000 }, (_, index) => index),
];

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileValues) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);
