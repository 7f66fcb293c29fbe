import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Contract } from '../../shared/contracts/endpoint';
import { freeText } from '../../shared/contracts/free-text';
import { voiceClientFrameSchema } from '../../shared/sockets/voice-frames';

const contracts = import.meta.glob<Record<string, unknown>>('../../shared/contracts/*.ts', { eager: true });
const isContract = (name: string, value: unknown): value is Contract =>
  name.endsWith('Contract') && typeof value === 'object';

/** What is only compared with what we made ourselves, and the trap for bots. */
const isOpaque = (path: string) =>
  /(?:\bid|Ids?|\bids|\bcursor|\bcode|\btoken|\bwebsite)(?:\[\])?$/.test(path);

/** Every text in a schema, by its path. */
function textsIn(schema: z.core.$ZodType, path: string): [string, z.ZodString][] {
  if (schema instanceof z.ZodString) return [[path, schema]];
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, each]) => textsIn(each, `${path}.${name}`));
  if (schema instanceof z.ZodArray) return textsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodTuple) return schema.def.items.flatMap((each) => textsIn(each, `${path}[]`));
  if (schema instanceof z.ZodRecord)
    return [...textsIn(schema.keyType, `${path}[key]`), ...textsIn(schema.valueType, `${path}[]`)];
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((each) => textsIn(each, path));
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((each) => textsIn(each, path));
  if (schema instanceof z.ZodPipe) return [schema.in, schema.out].flatMap((each) => textsIn(each, path));
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return isWrapped ? textsIn(schema.def.innerType, path) : [];
}

/** Cleaned, or refused because it is of a form that has no room for it. */
function isClean(schema: z.ZodString): boolean {
  const { success, data } = schema.safeParse('asth\u00adma');
  return !success || data === 'asthma';
}

const texts = Object.values(contracts)
  .flatMap((file) => Object.entries(file))
  .flatMap(([name, value]) => (isContract(name, value) ? Object.entries(value) : []))
  .flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema) => (schema ? textsIn(schema, name) : [])),
  )
  .concat(textsIn(voiceClientFrameSchema, 'voice'));

describe('What a person writes', () => {
  it('goes through the one cleaning in every contract', () => {
    expect(texts.length).toBeGreaterThan(80);
    const others = texts.filter(([path, schema]) => !isOpaque(path) && !isClean(schema));
    expect(others.map(([path]) => path)).toEqual([]);
  });

  it.each([
    'sendMessage.message',
    'readSentence.text',
    'searchFoods.q',
    'tellSpared.words',
    'updateAnswers.medicalConditions',
    'saveOnboardingDraft.bodyPains',
    'updateProfile.name',
    'createGroup.description',
    'createRoutine.name',
    'voice.item.content[].text',
  ])('is found in %s', (path) => {
    const found = texts.filter(([each]) => each === path);
    expect(found.map(([, schema]) => schema.parse('asth\u00adma'))).toContain('asthma');
  });

  it('would be found if it were not cleaned', () => {
    const [bare] = textsIn(z.object({ note: z.string().trim().nullable() }), 'save');
    const [cleaned] = textsIn(z.object({ note: freeText().max(9).optional() }), 'save');
    expect([bare?.[0], bare && isClean(bare[1])]).toEqual(['save.note', false]);
    expect(cleaned && isClean(cleaned[1])).toBe(true);
  });
});
