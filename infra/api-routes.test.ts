import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../functions/manifest';
import type { FunctionSpec } from '../functions/manifest-types';
import type { Endpoint } from '../shared/contracts/endpoint';
import { apiRoutes } from './api-routes';
import { createRouter } from './local/gateway/routes';

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
  it('are one at each first segment and one below it, where endpoints are, and one for each public endpoint', () => {
    const contract = {
      list: endpoint('GET', '/exercises', 'public'),
      mark: endpoint('PUT', '/exercises/{id}/favorite', 'user'),
      unmark: endpoint('DELETE', '/exercises/{id}/favorite', 'user'),
      plan: endpoint('GET', '/training/today', 'user'),
      points: endpoint('GET', '/points', 'user'),
    };
    expect(routesOf({ 'training-api': api(contract), 'training-events': api(undefined) })).toEqual([
      { key: 'GET /api/exercises', functionName: 'training-api', access: 'public' },
      { key: 'ANY /api/exercises', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/exercises/{proxy+}', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/training/{proxy+}', functionName: 'training-api', access: 'user' },
      { key: 'ANY /api/points', functionName: 'training-api', access: 'user' },
    ]);
  });

  it('refuse two owners of one segment', () => {
    const contract = { list: endpoint('GET', '/exercises', 'user') };
    expect(() => routesOf({ a: api(contract), b: api(contract) })).toThrow(
      '/api/exercises belongs to both a and b',
    );
  });

  it('are one for each path of a function that lives below a segment of another', () => {
    const profile = {
      read: endpoint('GET', '/profile', 'user'),
      photo: endpoint('GET', '/profile/photo', 'user'),
    };
    const account = {
      remove: endpoint('DELETE', '/profile', 'user'),
      list: endpoint('GET', '/profile/devices', 'user'),
      add: endpoint('POST', '/profile/devices', 'user'),
      replace: endpoint('PUT', '/profile/photo', 'user'),
    };
    const functions = { 'account-api': { ...api(account), ownRoutes: true }, 'profile-api': api(profile) };
    expect(routesOf(functions).map(({ key, functionName }) => `${key}: ${functionName}`)).toEqual([
      'DELETE /api/profile: account-api',
      'ANY /api/profile/devices: account-api',
      'PUT /api/profile/photo: account-api',
      'ANY /api/profile: profile-api',
      'ANY /api/profile/{proxy+}: profile-api',
    ]);
  });

  it('refuse two owners of one route below it', () => {
    const contract = { list: endpoint('GET', '/profile/devices', 'user') };
    const own = { ...api(contract), ownRoutes: true };
    expect(() => routesOf({ a: own, b: own })).toThrow('GET /api/profile/devices belongs to both a and b');
  });

  it('lead every endpoint of the product to the function that serves it', () => {
    const find = createRouter(apiRoutes(manifest));
    const endpoints = Object.entries<FunctionSpec>(manifest.functions).flatMap(([name, { contract }]) =>
      Object.values(contract ?? {}).map(({ method, path }) => ({ name, method, path })),
    );
    const found = endpoints.map(({ method, path }) => {
      const match = find(method, `/api${path.replaceAll(/\{\w+\}/g, 'one')}`);
      return { name: match?.route.functionName, method, path };
    });
    expect(found).toEqual(endpoints);
  });

  it('let no one without a token reach a private endpoint of the product', () => {
    const find = createRouter(apiRoutes(manifest));
    const endpoints = Object.values<FunctionSpec>(manifest.functions).flatMap(({ contract }) =>
      Object.values(contract ?? {}),
    );
    const accessOf = ({ method, path }: Endpoint) =>
      find(method, `/api${path.replaceAll(/\{\w+\}/g, 'one')}`)?.route.access;
    for (const each of endpoints) expect(accessOf(each)).toBe(each.access === 'user' ? 'user' : 'public');
    const open = apiRoutes(manifest).filter(({ access }) => access === 'public');
    expect(open.map(({ key }) => key)).toContain('GET /api/health');
  });

  it('are one for all that only visitors may ask at a path, and one for all that devices may', () => {
    const contract = {
      show: endpoint('GET', '/notes/{id}', 'public'),
      confirm: endpoint('POST', '/notes/{id}', 'public'),
      list: endpoint('GET', '/notes', 'public'),
      add: endpoint('POST', '/notes', 'user'),
      addWeight: endpoint('POST', '/devices/weight', 'device'),
      addWater: endpoint('POST', '/devices/water', 'device'),
    };
    expect(routesOf({ 'notes-api': api(contract) }).map(({ key, access }) => `${key}: ${access}`)).toEqual([
      'ANY /api/notes/{id}: public',
      'GET /api/notes: public',
      'ANY /api/notes: user',
      'ANY /api/devices/{proxy+}: public',
    ]);
  });

  it('refuse an endpoint for people among those of devices', () => {
    const contract = {
      addWeight: endpoint('POST', '/devices/weight', 'device'),
      list: endpoint('GET', '/devices', 'user'),
    };
    expect(() => routesOf({ a: api(contract) })).toThrow('/api/devices is for devices only');
  });
});
