import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { enquiryForms } from '../../shared/contracts/enquiries';
import { nameSchema } from '../../shared/contracts/values';
import { draftAnswersSchema } from '../../shared/rules/questionnaire';
import { sayIssue } from '../../shared/rules/say-issue';
import * as credentials from '../../web/features/auth/credentials';
import { readForm } from '../../web/lib/read-form';
import { arbitraryOf } from '../fuzz/arbitrary-of';
import { isTest, readSource, sourceFiles } from './imports';

const raw = /\b(?:Invalid|Too (?:big|small)|expected|NaN|undefined|string|regex|pattern)\b|At least 1 char/i;

const bodies = Object.values<FunctionSpec>(manifest.functions)
  .flatMap(({ contract }) => Object.entries<Endpoint>(contract ?? {}))
  .filter(([, { body, bodyType }]) => body && !bodyType);

const bad = [
  '',
  ' ',
  'x',
  'x'.repeat(3_000),
  'abc',
  '-1',
  '\u200b\u200b',
  'a\u0085\u2028b',
  'a\u0000b',
  `a${'\u0301'.repeat(20)}`,
  'https://vita.example <b>',
  NaN,
  Infinity,
  -1,
  0,
  12,
  30.5,
  1e9,
  null,
  undefined,
  true,
  [],
  Array.from({ length: 200 }, () => 'x'),
  {},
];

/** All schemas that a form reads in the browser, as `fields` one by one. */
const forms = [...Object.values(credentials), ...Object.values(enquiryForms), draftAnswersSchema].map(
  (schema) => schema.shape as Readonly<Record<string, z.ZodType>>,
);
const fields = forms.flatMap((shape) => Object.entries(shape)).concat([['name', nameSchema]]);

const wordsOf = (schema: z.ZodType, typed: unknown): string[] => {
  const read = readForm(schema, typed);
  return read.ok ? [] : [read.first, ...Object.values(read.problems).map(String)];
};

describe('What is wrong with what was sent is said in words for people', () => {
  it.each(bodies)('where %s refuses a body', (_, { body }) => {
    if (!body) return;
    fc.assert(
      fc.property(arbitraryOf(body), (sent) => {
        const { error } = body.safeParse(sent, { error: sayIssue });
        expect(error?.issues.filter(({ message }) => raw.test(message)) ?? []).toEqual([]);
      }),
      { seed: 8, numRuns: 60 },
    );
  });

  it.each(fields)('where a form reads %s', (_, schema) => {
    const said = bad.flatMap((typed) => wordsOf(schema, typed));
    expect(said.filter((words) => raw.test(words) || !/^\p{Lu}/u.test(words))).toEqual([]);
  });

  it.each([
    [z.string().min(1), '', 'This is empty.'],
    [z.string().max(1_200), 'x'.repeat(1_300), 'At most 1,200 characters, please.'],
    [z.array(z.string()).min(1), [], 'Please choose at least one.'],
    [z.number(), NaN, 'A number, please.'],
    [z.number().int(), 1.5, 'A whole number, please.'],
    [z.enum(['a']), 'b', "This doesn't look right. Please check it."],
    [z.object({ a: z.string() }), {}, 'This is missing.'],
  ])('without a message of its own: %#', (schema, typed, words) => {
    expect(wordsOf(schema, typed)[0]).toBe(words);
  });

  it('and nothing in the browser shows what a schema says by itself', () => {
    const readers = [...sourceFiles('web')].filter(
      (path) =>
        !isTest(path) && /\bissues\b|ZodError|(?:prettify|flatten|treeify)Error/.test(readSource(path)),
    );
    expect(readers).toEqual(['web/lib/read-form.ts']);
  });
});
