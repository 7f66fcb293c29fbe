import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { probe } from '../../infra/probe/probe';
import { signInProbe } from '../../infra/probe/sign-in';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';

const clock = startClock('2026-04-08T09:30:00Z');
const webRoot = mkdtempSync(join(tmpdir(), 'vita-site-'));
let cloud: TestCloud;
beforeAll(async () => {
  writeFileSync(join(webRoot, 'index.html'), '<div id="root"></div>');
  cloud = await startTestCloud({ webRoot });
});
afterAll(async () => {
  await cloud.stop();
  rmSync(webRoot, { recursive: true });
});

const { now } = clock;
const account = {
  email: 'success+vita-probe@simulator.amazonses.com',
  password: 'a long password of its own',
};
const run = (password = account.password) =>
  probe(cloud.origin, {
    fetch,
    now,
    signIn: (config) => signInProbe(config, { ...account, password }, now),
  });

describe('The probe', () => {
  it('makes its account the first time, and signs in to the same one from then on', async () => {
    const steps = ['page', 'config', 'health', 'sign-in', 'points'];
    expect(Object.keys(await run())).toEqual(steps);
    clock.advance(300_000);
    expect(Object.keys(await run())).toEqual(steps);
  });

  it('fails with a password that is not its own, instead of making another account', async () => {
    await expect(run('another password')).rejects.toThrow(/^sign-in: /);
  });
});
