import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { errorCodesOf } from '../../shared/contracts/endpoint';
import { apiErrors } from '../../shared/contracts/errors';
import { localDateSchema } from '../../shared/rules/local-date';
import { createOpenApi } from './document';

const jsonSchema = z.record(z.string(), z.unknown());
const errorExample = z.strictObject({ summary: z.string(), value: z.unknown() });
const content = z.strictObject({
  'application/json': z.strictObject({
    schema: jsonSchema,
    example: z.unknown().optional(),
    examples: z.record(z.string(), errorExample).optional(),
  }),
});

/** The part of OpenAPI 3.1 that the document uses, without room for anything else. */
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.literal('/api') })),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'put', 'post', 'delete', 'patch']),
      z.strictObject({
        operationId: z.string(),
        summary: z.string(),
        description: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))).length(1),
        requestBody: z.strictObject({
          required: z.literal(true),
          content,
        }),
        responses: z.record(
          z.string().regex(/^[2-5]\d\d$/),
          z.strictObject({
            description: z.string().min(1),
            headers: z.record(z.string(), z.unknown()).optional(),
            content,
          }),
        ),
      }),
    ),
  ),
  components: z.strictObject({
    securitySchemes: z.record(
      z.string(),
      z.strictObject({ type: z.literal('http'), scheme: z.literal('bearer'), description: z.string() }),
    ),
    schemas: z.record(z.string(), jsonSchema),
  }),
});

const written = JSON.stringify(createOpenApi(localDateSchema.parse('2026-11-30')));
const document = documentSchema.parse(JSON.parse(written));
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
);
const endpoints = Object.values<FunctionSpec>(manifest.functions)
  .flatMap(({ contract }) => Object.entries(contract ?? {}))
  .filter(([, { access }]) => access === 'device');

/** What a reference such as '#/components/schemas/Error' leads to. */
const found = (reference: string) =>
  reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((place, name) => (place as Record<string, unknown> | undefined)?.[name], document);

describe('The document for devices and automations', () => {
  it('has every endpoint that takes devices, and no other', () => {
    const told = operations.map(({ method, path, operation }) => [operation.operationId, method, path]);
    const served = endpoints.map(([name, { method, path }]) => [name, method, path]);
    expect(told.toSorted()).toEqual(served.toSorted());
  });

  it('has no reference to nowhere', () => {
    const references = [...written.matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference = '']) => reference);
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => found(reference) === undefined)).toEqual([]);
  });

  it.each(operations)('$method $path names its token, and what that must allow', ({ path, operation }) => {
    const [, endpoint] = endpoints.find(([, each]) => each.path === path) ?? [];
    expect(operation.security).toEqual([{ deviceToken: [endpoint?.scope] }]);
    expect(Object.keys(document.components.securitySchemes)).toEqual(['deviceToken']);
  });

  it.each(operations)('$method $path lists each refusal with status and message', ({ path, operation }) => {
    const [, endpoint] = endpoints.find(([, each]) => each.path === path) ?? [];
    const told = Object.entries(operation.responses).flatMap(([status, response]) =>
      Object.entries(response.content['application/json'].examples ?? {}).map(([code, { summary }]) => [
        code,
        Number(status),
        summary,
      ]),
    );
    const codes = [...errorCodesOf(endpoint!)].map((code) => [
      code,
      apiErrors[code].status,
      apiErrors[code].message,
    ]);
    expect(told.toSorted()).toEqual(codes.toSorted());
  });

  it.each(operations)('$method $path says when to come back', ({ operation }) => {
    expect(Object.keys(operation.responses['429']?.headers ?? {})).toEqual(['Retry-After']);
    expect(operation.description).toContain('At most 120 requests a minute.');
  });

  it('names nothing that a device may not send', () => {
    const steps = operations.find(({ path }) => path === '/activity/steps')?.operation.requestBody.content;
    expect(Object.keys(steps?.['application/json'].schema['properties'] ?? {})).toEqual(['date', 'total']);
  });

  it.each(operations)('$method $path shows what its schemas accept', ({ path, operation }) => {
    const { schema, example } = operation.requestBody.content['application/json'];
    expect(z.fromJSONSchema(schema as never).safeParse(example)).toMatchObject({ success: true });
    const [, endpoint] = endpoints.find(([, each]) => each.path === path) ?? [];
    expect(endpoint?.body?.safeParse(example)).toMatchObject({ success: true });
    const answer = operation.responses[endpoint?.status ?? 200]?.content['application/json'];
    expect(endpoint?.response.safeParse(answer?.example)).toMatchObject({ success: true });
    expect(z.fromJSONSchema(answer?.schema as never).safeParse(answer?.example)).toMatchObject({
      success: true,
    });
  });
});
