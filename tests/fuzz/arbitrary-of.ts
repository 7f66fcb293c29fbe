import * as fc from 'fast-check';
import * as z from 'zod';
import { hostile } from './hostile';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
}

function text({ pattern, minLength = 0, maxLength = minLength + 40 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 40), unit: 'grapheme' });
}

function record({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fieldOf(schema)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function list({
  items,
  prefixItems,
  minItems = 0,
  maxItems = minItems + 3,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(fieldOf));
  return fc.array(fieldOf(items || {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
}

const makers: Record<string, (schema: JsonSchema) => fc.Arbitrary<unknown>> = {
  string: text,
  integer: ({ minimum = -1_000, maximum = 1_000_000 }) => fc.integer({ min: minimum, max: maximum }),
  number: ({ minimum = -1_000, maximum = 1_000_000 }) =>
    fc.double({ min: minimum, max: maximum, noNaN: true, noDefaultInfinity: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: list,
  object: record,
};

function shaped(schema: JsonSchema): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(shaped));
  if (schema.allOf) return shaped(Object.assign({}, ...schema.allOf) as JsonSchema);
  return (makers[schema.type ?? ''] ?? (() => hostile))(schema);
}

/** Mostly valid, sometimes something no schema allows. */
function fieldOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: shaped(schema) }, { weight: 1, arbitrary: hostile });
}

/** Values in the shape of a schema's input, with hostile parts here and there. */
export function arbitraryOf(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fieldOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}
