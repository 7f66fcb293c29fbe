import { describe, expect, it } from 'vitest';
import type { ApiRoute } from '../../api-routes';
import { createRouter } from './routes';

const route = (key: string): ApiRoute => ({ key, functionName: 'any', access: 'user' });
const find = createRouter(
  [
    'ANY /api/exercises/{proxy+}',
    'ANY /api/exercises',
    'GET /api/exercises',
    'GET /api/exercises/{id}',
    'GET /api/exercises/popular',
  ].map(route),
);
const keyOf = (method: string, path: string) => find(method, path)?.route.key ?? null;

describe('the route of a request', () => {
  it.each([
    ['GET', '/api/exercises', 'GET /api/exercises'],
    ['POST', '/api/exercises', 'ANY /api/exercises'],
    ['GET', '/api/exercises/popular', 'GET /api/exercises/popular'],
    ['GET', '/api/exercises/squat', 'GET /api/exercises/{id}'],
    ['PUT', '/api/exercises/squat', 'ANY /api/exercises/{proxy+}'],
    ['GET', '/api/exercises/squat/favorite', 'ANY /api/exercises/{proxy+}'],
    ['GET', '/api/exercises/', null],
    ['GET', '/api/exercise', null],
    ['GET', '/api', null],
    ['GET', '/api/Exercises', null],
  ])('%s %s is %s', (method, path, key) => {
    expect(keyOf(method, path)).toBe(key);
  });

  it('hands over the decoded rest of the path', () => {
    expect(find('PUT', '/api/exercises/a%20b/c%23d')?.pathParameters).toEqual({ proxy: 'a b/c#d' });
    expect(find('GET', '/api/exercises')?.pathParameters).toBeUndefined();
  });
});
