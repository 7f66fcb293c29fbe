import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import type { Confirmed } from '../smoke/account';
import { describeFailure } from '../smoke/describe-failure';
import { smoke } from '../smoke/journey';

const clock = startClock('2026-04-08T09:30:00Z');
const failure = '{"error":{"code":"internal_error","message":"Something went wrong.","requestId":"req-42"}}';
/** Requests whose method and path contain one of these fail. */
let broken: string[] = [];
let cloud: TestCloud;
beforeAll(async () => {
  cloud = await startTestCloud({
    intercept: async ({ method, url }, response) => {
      if (!broken.some((each) => `${method} ${url}`.includes(each))) return false;
      response.writeHead(500, { 'content-type': 'application/json' }).end(failure);
      return true;
    },
  });
});
afterAll(() => cloud.stop());

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  broken = [];
});
const options = {
  letPass: async (ms: number) => clock.advance(ms),
  say: (line: string) => void said.push(line),
};
const emailIn = (lines: string[]) =>
  lines.map((line) => /signed up as (\S+)/.exec(line)?.[1]).find(Boolean) ?? '';
const workoutFailed =
  /^FAILED: POST \S+\/complete answered 500: .* \(status 500, code internal_error, requestId req-42\)$/;

describe('The smoke test', () => {
  it('goes the whole journey against the product, and leaves nothing behind', async () => {
    expect(await smoke(cloud.origin, options)).toBe(true);
    expect(said).toEqual([
      expect.stringMatching(/^local \d\S+ \S+$/),
      expect.stringMatching(/^signed up as smoke-/),
      'onboarded',
      'trains for 61 seconds',
      'the workout counted',
      'the socket told of the points',
      expect.stringMatching(/^\d+ points$/),
      'the board answers',
      'the account is erased',
    ]);
    await cloud.idle();
    expect(await rowsHolding(cloud, emailIn(said))).toEqual([]);
  });

  it('says what failed before it erases its account, and fails', async () => {
    broken = ['/complete'];
    expect(await smoke(cloud.origin, options)).toBe(false);
    expect(said.slice(-2)).toEqual([expect.stringMatching(workoutFailed), 'the account is erased']);
    await cloud.idle();
    expect(await rowsHolding(cloud, emailIn(said))).toEqual([]);
  });

  it('says beside it that the account could not be erased, never instead', async () => {
    broken = ['/complete', 'DELETE '];
    expect(await smoke(cloud.origin, options)).toBe(false);
    expect(said.slice(-2)).toEqual([
      expect.stringMatching(workoutFailed),
      expect.stringMatching(/^FAILED to erase the account: DELETE \S+ answered 500: .*requestId req-42\)$/),
    ]);
  });

  it('fails where only the erasure fails', async () => {
    broken = ['DELETE '];
    expect(await smoke(cloud.origin, options)).toBe(false);
    expect(said.slice(-2)).toEqual([
      'the board answers',
      expect.stringMatching(/^FAILED to erase the account: DELETE /),
    ]);
  });

  it('says who could not sign up, and why', async () => {
    broken = ['/cognito'];
    expect(await smoke(cloud.origin, options)).toBe(false);
    const [, first, ...causes] = said;
    expect(first).toMatch(/^FAILED: no one can sign up \(smoke-\w+@example\.com\)$/);
    expect(causes.join('\n')).toContain('status 500');
  });

  it('says where there is no site, and where nothing answers', async () => {
    expect(await smoke(`${cloud.origin}/nowhere`, options)).toBe(false);
    expect(said).toEqual([expect.stringMatching(/^FAILED: \S+nowhere\/config\.json answered 404$/)]);
    said.length = 0;
    // A port that browsers and servers leave alone.
    expect(await smoke('http://127.0.0.1:9', options)).toBe(false);
    expect(said[0]).toBe('FAILED: http://127.0.0.1:9 cannot be reached');
    expect(said.length).toBeGreaterThan(1);
  });
});

describe('The smoke test of an emulator', () => {
  it('tells who was confirmed, for a pool that calls no trigger, and goes to sockets where they are reached', async () => {
    const onConfirmed = vi.fn<(confirmed: Confirmed) => Promise<void>>(async () => undefined);
    const reach = vi.fn<(address: string) => string>((address) => address);
    expect(await smoke(cloud.origin, { ...options, onConfirmed, reach })).toBe(true);
    expect(onConfirmed).toHaveBeenCalledExactlyOnceWith({
      userPoolId: expect.stringMatching(/^eu-west-2_/),
      clientId: expect.any(String),
      attributes: expect.objectContaining({
        email: emailIn(said),
        sub: expect.stringMatching(/^[\w-]{8,}$/),
      }),
    });
    expect(reach).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^ws:\/\//));
    await cloud.idle();
  });
});

describe('A failure', () => {
  it('is told with everything that led to it, and with what finds it in the logs', () => {
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    const sdk = Object.assign(new Error('User pool does not exist'), {
      name: 'ResourceNotFoundException',
      $metadata: { httpStatusCode: 400, requestId: 'aws-7' },
    });
    const both = new AggregateError([refused, sdk], 'fetch failed');
    expect(describeFailure(new Error('no one can sign up', { cause: both }))).toEqual([
      'no one can sign up',
      '  fetch failed',
      '    connect ECONNREFUSED (code ECONNREFUSED)',
      '    User pool does not exist (ResourceNotFoundException, status 400, requestId aws-7)',
    ]);
    expect(describeFailure('a text')).toEqual(['a text']);
  });
});
