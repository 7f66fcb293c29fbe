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

  it('falls back to the segment of another function where the exact path has another method', () => {
    const shared = createRouter(
      ['ANY /api/profile', 'ANY /api/profile/{proxy+}', 'DELETE /api/profile', 'PUT /api/profile/photo'].map(
        route,
      ),
    );
    expect(shared('DELETE', '/api/profile')?.route.key).toBe('DELETE /api/profile');
    expect(shared('PATCH', '/api/profile')?.route.key).toBe('ANY /api/profile');
    expect(shared('PUT', '/api/profile/photo')?.route.key).toBe('PUT /api/profile/photo');
    expect(shared('GET', '/api/profile/photo')?.route.key).toBe('ANY /api/profile/{proxy+}');
  });

  it('hands over the decoded rest of the path', () => {
    expect(find('PUT', '/api/exercises/a%20b/c%23d')?.pathParameters).toEqual({ proxy: 'a b/c#d' });
    expect(find('GET', '/api/exercises')?.pathParameters).toBeUndefined();
  });
});
