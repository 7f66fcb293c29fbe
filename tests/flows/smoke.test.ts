import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { rowsHolding } from '../support/held-rows';
import { readSmokeConfig } from '../smoke/account';
import { smoke } from '../smoke/journey';

const clock = startClock('2026-04-08T09:30:00Z');
let cloud: TestCloud;
let isBroken = false;
beforeAll(async () => {
  cloud = await startTestCloud({
    intercept: async (request, response) => {
      if (!isBroken || !request.url?.includes('/complete')) return false;
      response.writeHead(500).end('{}');
      return true;
    },
  });
});
afterAll(() => cloud.stop());

const say: string[] = [];
const options = {
  letPass: async (ms: number) => clock.advance(ms),
  say: (line: string) => void say.push(line),
};
const emailIn = (lines: string[]) =>
  lines.map((line) => /signed up as (\S+)/.exec(line)?.[1]).find(Boolean) ?? '';

describe('The smoke test', () => {
  it('goes the whole journey against the product, and leaves nothing behind', async () => {
    await smoke(cloud.origin, options);
    expect(say).toEqual([
      expect.stringMatching(/^local \d/),
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
    expect(await rowsHolding(cloud, emailIn(say))).toEqual([]);
  });

  it('erases its account where the journey fails, too, and fails', async () => {
    say.length = 0;
    isBroken = true;
    await expect(smoke(cloud.origin, options)).rejects.toThrow('answered 500');
    isBroken = false;
    expect(say.at(-1)).toBe('the account is erased');
    await cloud.idle();
    expect(await rowsHolding(cloud, emailIn(say))).toEqual([]);
  });

  it('says where there is no site', async () => {
    await expect(readSmokeConfig(`${cloud.origin}/nowhere`)).rejects.toThrow(
      /nowhere\/config.json answered 404/,
    );
  });
});
