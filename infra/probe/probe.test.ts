import { describe, expect, it } from 'vitest';
import { probe } from './probe';

const origin = 'https://vita.example';
const config = {
  stage: 'prod',
  region: 'eu-west-2',
  userPoolId: 'eu-west-2_abc',
  userPoolClientId: 'client',
  userPoolEndpoint: null,
};
const points = { totalPoints: 0, tier: 'Bronze', pointsToNextTier: 500, transactions: [] };

/** A site that is well, except where told; each answer takes a tenth of a second. */
function site(broken: Record<string, Response> = {}) {
  const asked: [string, unknown][] = [];
  let milliseconds = 0;
  const answers: Record<string, () => Response> = {
    '/': () => new Response('<div id="root"></div>'),
    '/config.json': () => Response.json(config),
    '/api/health': () => Response.json({ status: 'ok', version: '1.2.3', environment: 'prod' }),
    '/api/points': () => Response.json(points),
  };
  return {
    asked,
    now: () => milliseconds,
    fetch: async (url: string, { headers }: RequestInit) => {
      milliseconds += 100;
      const path = url.replace(origin, '');
      asked.push([path, headers]);
      return broken[path] ?? answers[path]!();
    },
  };
}

const signIn = async () => 'a token';

describe('The probe', () => {
  it('opens the site, signs in, and reads what is its own, and says how long each step took', async () => {
    const { asked, ...well } = site();
    const signedInTo: unknown[] = [];
    const times = await probe(origin, {
      ...well,
      signIn: async (pool) => {
        signedInTo.push(pool.userPoolId);
        return 'a token';
      },
    });
    expect(times).toEqual({ page: 100, config: 100, health: 100, 'sign-in': 0, points: 100 });
    expect(signedInTo).toEqual(['eu-west-2_abc']);
    expect(asked).toEqual([
      ['/', {}],
      ['/config.json', {}],
      ['/api/health', {}],
      ['/api/points', { authorization: 'Bearer a token' }],
    ]);
  });

  it.each([
    ['another page', { '/': new Response('<h1>Parked</h1>') }, 'page: this is not the app'],
    ['no page', { '/': new Response('', { status: 503 }) }, 'page: / answered 503'],
    ['a config without user pool', { '/config.json': Response.json({}) }, /^config: /],
    [
      'an API that is down',
      { '/api/health': new Response('', { status: 502 }) },
      'health: /api/health answered 502',
    ],
    ['points that are none', { '/api/points': Response.json({}) }, /^points: /],
  ])('fails at %s, and says where', async (_, broken: Record<string, Response>, message) => {
    await expect(probe(origin, { ...site(broken), signIn })).rejects.toThrow(message);
  });

  it('fails where no one can sign in, and asks for nothing private', async () => {
    const { asked, ...well } = site();
    const refused = probe(origin, {
      ...well,
      signIn: () => Promise.reject(new Error('the user pool gave no tokens')),
    });
    await expect(refused).rejects.toThrow('sign-in: the user pool gave no tokens');
    expect(asked.map(([path]) => path)).not.toContain('/api/points');
  });
});
