import * as fc from 'fast-check';
import * as z from 'zod';
import type { Endpoint } from '../../shared/contracts/endpoint';
import { arbitraryOf } from '../fuzz/arbitrary-of';
import { endpointsLike } from './endpoints';

const somePersonId = '0f5c1a52-6b9e-4d6b-8d7e-1f3f3f3f3f3f';
const someId = '01JD3X6E9H0000000000000001';
const personField = /^(?:friend|member|person|user)Id$/;

/** A request about the person with this ID. */
export type PersonWrite = (personId: string) => { method: string; path: string; body?: string };

const namesOf = (schema: z.ZodType | undefined): string[] => {
  if (!schema) return [];
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, object>;
  };
  return Object.keys(properties);
};

/** The path's parameter that takes a person's ID: IDs of things are no UUIDs. */
function personParam({ params }: Endpoint): string | undefined {
  const names = namesOf(params);
  return names.findLast(
    (personName) =>
      params?.safeParse(
        Object.fromEntries(names.map((name) => [name, name === personName ? somePersonId : someId])),
      ).success,
  );
}

/** A body that the contract accepts, about someone if it names anyone. */
function bodyOf({ method, path, body: schema }: Endpoint) {
  if (!schema) return () => undefined;
  const [body] = fc
    .sample(arbitraryOf(schema), { numRuns: 500, seed: 1 })
    .filter((made) => schema.safeParse(made).success);
  if (body === undefined) throw new Error(`${method} ${path}: no sample of its body is valid`);
  const named = namesOf(schema).filter((name) => personField.test(name));
  return (id: string) =>
    JSON.stringify({ ...(body as object), ...Object.fromEntries(named.map((name) => [name, id])) });
}

function writeOf(endpoint: Endpoint): [string, PersonWrite][] {
  const { method, path, access, body } = endpoint;
  const param = personParam(endpoint);
  const isOfPerson = param !== undefined || namesOf(body).some((name) => personField.test(name));
  if (method === 'GET' || access !== 'user' || !isOfPerson) return [];
  const made = bodyOf(endpoint);
  const filled = (id: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === param ? id : someId));
  const write: PersonWrite = (id) => {
    const text = made(id);
    return { method, path: filled(id), ...(text !== undefined && { body: text }) };
  };
  return [[`${method} ${path}`, write]];
}

/** Every write that takes a person's ID, by its method and path. */
export const withPersonId: readonly [string, PersonWrite][] = endpointsLike([]).flatMap(writeOf);
