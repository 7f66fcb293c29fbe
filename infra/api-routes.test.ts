import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../functions/manifest';
import type { FunctionSpec } from '../functions/manifest-types';
import type { Endpoint } from '../shared/contracts/endpoint';
import { apiRoutes } from './api-routes';

const endpoint = (
  method: Endpoint['method'],
  path: Endpoint['path'],
  access: Endpoint['access'],
): Endpoint => {
  return { method, path, access, response: z.object({}), errors: [] };
};
const api = (contract: FunctionSpec['contract']): FunctionSpec => {
  return {
    area: 'a',
    entry: 'functions/a/lambda.ts',
    handler: 'api',
    timeoutSeconds: 5,
    ...(contract && { contract }),
  };
};
const routesOf = (functions: Record<string, FunctionSpec>) => apiRoutes({ tables: {}, functions });

describe('the routes of the API', () => {
  it('are one pair for each first segment, and each public endpoint by itself', () => {
    const contract = {
      list: endpoint('GET', '/exercises', 'public'),
      mark: endpoint('PUT', '/exercises/{id}/favorite', 'user'),
      unmark: endpoint('DELETE', '/exercises/{id}/favorite', 'user'),
      plan: endpoint('GET', '/training/today', 'user'),
    };
    expect(routesOf({ 'training-api': api(contract), 'training-events': api(undefined) })).toEqual([
      { key: 'GET /api/exercises', functionName: 'training-api', access: 'public' },
      { key: 'ANY /api/exercises', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/exercises/{proxy+}', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/training', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/training/{proxy+}', functionName: 'training-api', access: 'user' },
    ]);
  });

  it('refuse two owners of one segment', () => {
    const contract = { list: endpoint('GET', '/exercises', 'user') };
    expect(() => routesOf({ a: api(contract), b: api(contract) })).toThrow(
      '/api/exercises belongs to both a and b',
    );
  });

  it('let nobody without a token reach a private endpoint of the product', () => {
    const open = apiRoutes(manifest).filter(({ access }) => access === 'public');
    const publicKeys = Object.values<FunctionSpec>(manifest.functions)
      .flatMap(({ contract }) => Object.values(contract ?? {}))
      .filter(({ access }) => access !== 'user')
      .map(({ method, path }) => `${method} /api${path}`);
    expect(open.map(({ key }) => key)).toEqual(publicKeys);
    expect(publicKeys).toContain('GET /api/health');
  });
});
