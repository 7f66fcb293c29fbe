import { DeleteCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seed } from '../../infra/local/seed/seed';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { root, runCommand as run } from './run-command';

const hasFfmpeg = spawnSync('ffmpeg', ['-version']).status === 0;
const noFfmpeg = 'skipped: clips are rendered with ffmpeg, which is not installed here';

let cloud: TestCloud;
beforeAll(async () => {
  startClock('2026-04-08T09:30:00Z');
  cloud = await startTestCloud({ webRoot: join(root, 'web/dist'), seed });
});
afterAll(() => cloud.stop());

describe('--help', () => {
  it.each(['start', 'test', 'mail'])('of npm run %s says what it does, and does nothing', async (name) => {
    const { code, said } = await run(name, ['--help']);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toMatch(new RegExp(`^npm (?:run )?${name}\\b.* {4}\\S`));
  });
});

describe('In a short form', () => {
  it('eval judges the built-in coach', async () => {
    const { code, said } = await run('eval', []);
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('lint:motion says which motions are right', async () => {
    const { code, said } = await run('lint:motion', ['squat']);
    expect(said).toContain('1 of 1 right');
    expect(code).toBe(0);
  });

  it('simulate:training prints its cohorts and draws their loads', async () => {
    const file = join(cloud.dataFolder, 'loads.svg');
    const { code, said } = await run('simulate:training', ['--weeks', '1', '--to', file]);
    expect(said).toContain('skips legs');
    expect(readFileSync(file, 'utf8')).toContain('<polyline');
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('simulate:community says who comes back, and that all totals are exact', async () => {
    const { code, said } = await run('simulate:community', ['--people', '8', '--days', '3']);
    expect(said).toMatch(/^\| trainingDay \| \d+ \| \d+ \|/m);
    expect(said).toContain('| npm run audit | exact |');
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('cost says what a month costs, for each line and member, and what is free of it', async () => {
    const { code, said } = await run('cost', ['--people', '1000']);
    expect(said).toMatch(/^\| \$ a month \| 1,000 members \| what 1,000 use \| free of it \|$/m);
    for (const line of ['KMS', 'SES', '\\*\\*all, without models\\*\\*', 'for each member'])
      expect(said).toMatch(new RegExp(`^\\| ${line} \\| (\\*\\*)?\\d+\\.\\d+`, 'm'));
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it.each([
    [['--people', '-1'], '--people takes a whole number above 0.\n'],
    [['--people', 'abc'], '--people takes a whole number above 0.\n'],
    [['--people', '10', '--env', 'moon'], '--env is dev, staging, or prod.\n'],
  ])('cost %j is refused with a sentence', async (args, said) => {
    expect(await run('cost', args)).toEqual({ code: 1, said });
  });

  it('screenshots takes a picture of a page', async () => {
    const { code, said } = await run('screenshots', ['--short', '--to', cloud.dataFolder, 'about']);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(readFileSync(join(cloud.dataFolder, 'about-390-dark.png')).length).toBeGreaterThan(10_000);
  });

  it('a11y finds a page clean', async () => {
    const { code, said } = await run('a11y', ['--short', '--origin', cloud.origin, '/about']);
    expect(said).toMatch(/^\/about +clean$/m);
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('lighthouse gives a page its scores', async () => {
    const { said } = await run('lighthouse', ['--runs', '1', '--origin', cloud.origin, '/auth']);
    expect(said).toMatch(/^\/auth +\d+/m);
  });

  it('fuzz and authz try every endpoint, and none fails', async () => {
    const fuzz = await run('fuzz', ['--runs', '3', '--seed', '1']);
    expect(fuzz.said).toMatch(/^\d{2,3} endpoints, 3 requests each, seed 1$/m);
    expect(fuzz).toMatchObject({ code: 0 });
    const authz = await run('authz', []);
    expect(authz.said).toMatch(/^\d{3,} requests, all answered as they must be$/m);
    expect(authz).toMatchObject({ code: 0 });
  });

  it('mail and enquiries list what came', async () => {
    const mail = await run('mail', ['--folder', join(cloud.dataFolder, 'mail')]);
    expect(mail).toMatchObject({ code: 0 });
    const enquiries = await run('enquiries', ['--data', join(cloud.dataFolder, 'nothing-yet')]);
    expect(enquiries).toMatchObject({ code: 1 });
    expect(enquiries.said).toMatch(/^There is no data in .+: run npm start first, or name an environment/);
    const none = await run('enquiries', ['--data', cloud.dataFolder]);
    expect(none).toEqual({ code: 0, said: 'No enquiries yet.\n' });
  });

  it('reports lists whom people reported, and decides once', async () => {
    const Item = {
      userId: 'demo-priya',
      reportedId: 'demo-omar',
      reason: 'name',
      note: 'Not \u001b[2Ka name',
      listKey: 'all',
      reportedAt: '2026-04-08T09:30:00.000Z',
    };
    await cloud.documents.send(new PutCommand({ TableName: 'vita-local-reports', Item }));
    const reports = (...args: string[]) => run('reports', [...args, '--data', cloud.dataFolder]);
    const listed = await reports();
    expect(listed).toMatchObject({ code: 0 });
    expect(listed.said).toMatch(/^demo-omar {2}Omar Haddad {2}1 report by 1 person, waiting \d+ days?$/m);
    expect(listed.said).toMatch(/^ {4}member.*, active, on boards, [\d,]+ points, \d+ workouts$/m);
    expect(listed.said).toMatch(/^ {4}2026-04-08 09:30 {2}name {8}by demo-priya.* {2}Not {2}\[2Ka name$/m);
    expect(listed.said).toMatch(/^ {4}npm run reports -- hide 'demo-omar'$/m);
    const hidden = await reports('hide', 'demo-omar', '--by', 'Kim');
    expect(hidden.said).toBe('demo-omar: hide, 1 report decided.\n');
    expect((await reports('log')).said).toMatch(/ {2}hide by Kim, 1 report \(name\) {2}demo-omar$/m);
    expect((await reports('hide', 'demo-omar')).said).toBe('demo-omar: nothing to hide.\n');
    expect((await reports()).said).toBe(
      'No reports are waiting for a decision. This is about this machine.\n',
    );
    const unknown = await reports('hide', 'nobody-here');
    expect([unknown.code, unknown.said]).toEqual([
      1,
      expect.stringMatching(/^No one has the ID nobody-here/),
    ]);
    expect(await reports('--bogus')).toEqual({ code: 1, said: "Unknown option '--bogus'\n" });
    expect(await reports('ban', 'demo-omar')).toMatchObject({ code: 1 });
    expect(await reports('hide', 'demo-omar', '--env', 'prod')).toEqual({
      code: 1,
      said: '--by <your name> is needed with --env: it goes into the audit log.\n',
    });
  });

  it('audit finds nothing in what the product wrote', async () => {
    const audit = await run('audit', ['--data', cloud.dataFolder, '--rate', '1000']);
    expect(audit.said).toMatch(/^\d{2,} checked, no differences$/m);
    expect(audit).toMatchObject({ code: 0 });
    expect(await run('audit', ['--data', join(cloud.dataFolder, 'nothing-yet')])).toMatchObject({ code: 1 });
  });

  it('audit --suspicious lists people with impossible sessions, and hides them with --hide --yes', async () => {
    const { Items = [] } = await cloud.documents.send(
      new ScanCommand({ TableName: 'vita-local-workout-sessions' }),
    );
    const [done] = Items.filter((row) => row.userId === 'demo-priya' && row.completedAt);
    const ids = ['01HZ00000000000000000000A1', '01HZ00000000000000000000A2'];
    for (const sessionId of ids) {
      const Item = { ...done, sessionId, counted: false, activeSeconds: 1200, durationMinutes: 20 };
      Object.assign(Item, { startedAt: '2026-04-01T10:00:00.000Z', completedAt: '2026-04-01T10:20:00.000Z' });
      await cloud.documents.send(new PutCommand({ TableName: 'vita-local-workout-sessions', Item }));
    }
    const audit = (...args: string[]) =>
      run('audit', ['--suspicious', '--data', cloud.dataFolder, '--rate', '1000', ...args]);
    const listed = await audit();
    expect(listed.said.split('\n')[1]).toMatch(/^demo-priya +0 +2 +1200 +0 +0$/);
    expect((await audit('--hide')).said).toMatch(/0$\nAdd --yes to take them off the leaderboards\.$/m);
    expect((await audit('--hide', '--yes')).said).toMatch(/^demo-priya .* hidden$/m);
    expect((await audit()).said).toMatch(/^demo-priya .* hidden$/m);
    expect(await run('audit', ['--hide'])).toMatchObject({ code: 1 });
    const restored = await run('reports', ['restore', 'demo-priya', '--data', cloud.dataFolder]);
    expect(restored.said).toBe('demo-priya: restore, 0 reports decided.\n');
    for (const sessionId of ids) {
      const Key = { userId: 'demo-priya', sessionId };
      await cloud.documents.send(new DeleteCommand({ TableName: 'vita-local-workout-sessions', Key }));
    }
    expect((await audit()).said).toBe('No one.\n');
  });

  it('redrive and account-deleted say what there is to do, and do nothing on their own', async () => {
    const here = ['--data', cloud.dataFolder];
    const redrive = await run('redrive', here);
    expect(redrive).toEqual({ code: 0, said: 'No dead letters on this machine.\n' });
    const erase = await run('account-deleted', ['demo-omar', ...here]);
    expect(erase.said).toMatch(/^demo-omar: would be erased$/m);
    expect(await run('account-deleted', here)).toMatchObject({ code: 1 });
  });

  it('rotate makes a new generation here, and says when the next may come', async () => {
    const here = ['--data', cloud.dataFolder];
    const rotated = await run('rotate', ['tombstone', ...here]);
    expect(rotated.said).toMatch(/^The tombstone secret has a new generation\..* Next: \d{4}-\d\d-\d\d\.$/m);
    expect((await run('rotate', ['tombstone', ...here])).said).toContain('Not before');
    expect(await run('rotate', ['origin', ...here])).toMatchObject({ code: 1 });
  });

  it('stop-functions stops none without --yes, and users asks for what it needs', async () => {
    const { code, said } = await run('stop-functions', ['--env', 'prod']);
    expect(said).toMatch(/^vita-prod-workouts-api$/m);
    expect(said).toMatch(/^Add --yes: these \d{2} functions will be stopped\.$/m);
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(await run('stop-functions', [])).toMatchObject({ code: 1 });
    const users = await run('users', ['move-rows', '--env', 'prod']);
    expect(users).toEqual({
      code: 1,
      said: 'Say import-file or move-rows, with --env, --pool, and --export.\n',
    });
  });

  it('rehearse:restore brings a table back, without those who left', async () => {
    const { code, said } = await run('rehearse:restore', ['--tables', 'food-logs']);
    expect(said).toMatch(/^ +\d+\.\d s {2}erase again: 1 of those who left$/m);
    expect(said).toMatch(/^- food-logs: rows written since and lost: [1-9]\d*, /m);
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('rehearse:restore notices a step that is missing, and nothing else is wrong', async () => {
    const { code, said } = await run('rehearse:restore', ['--skip', 'erase again']);
    expect(code).toBe(1);
    const [, wrong = ''] = said.split('## What is wrong\n');
    const lines = wrong.split('\n').filter((line) => line.startsWith('- '));
    expect(lines).toContain('- people-restored holds rows of someone who left: 1');
    expect(lines.filter((line) => !line.includes('someone who left'))).toEqual([]);
  });

  it('test:cloud explains itself in one line, and refuses AWS itself', async () => {
    const testCloud = await run('test:cloud', [], { AWS_ENDPOINT_URL: '' });
    expect(testCloud.said).toMatch(/^Set AWS_ENDPOINT_URL=.*\n$/);
    const aws = await run('test:cloud', [], { AWS_ENDPOINT_URL: 'https://dynamodb.eu-west-2.amazonaws.com' });
    expect(aws.said).toContain('AWS_ENDPOINT_URL is AWS itself');
    expect([testCloud.code, aws.code]).toEqual([1, 1]);
  });

  it('deploy, releases, and smoke say what is wrong in one line, and fail', async () => {
    const deploy = await run('deploy', ['-c', 'env=nowhere']);
    const releases = await run('releases', ['--env', 'nowhere']);
    const unknown = "Unknown environment 'nowhere': use dev, staging, or prod.\n";
    expect([deploy, releases]).toEqual([0, 1].map(() => ({ code: 1, said: unknown })));
    const smoke = await run('smoke', ['http://127.0.0.1:9']);
    expect(smoke.said.split('\n')[0]).toBe('FAILED: http://127.0.0.1:9 cannot be reached');
    expect(smoke.code).toBe(1);
  });

  it('secrets finds none in tracked and built files', async () => {
    const { code, said } = await run('secrets', []);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^\d{3,} files, no secret\n$/) });
  });

  it('import:exercises writes the library to the given table', async () => {
    const variables = { TABLE_PREFIX: 'vita-local-' };
    const { code, said } = await run('import:exercises', [], variables);
    expect(said).toMatch(/^vita-local-exercises: 0 added, 0 changed, \d+ unchanged/m);
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it.skipIf(!hasFfmpeg)(
    `render:motion draws a contact sheet (${hasFfmpeg ? 'with ffmpeg' : noFfmpeg})`,
    async () => {
      const { code, said } = await run('render:motion', ['squat', '--contact', '--grade', 'night']);
      expect({ code, said }).toMatchObject({ code: 0 });
    },
  );
});
