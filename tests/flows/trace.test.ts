import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { findLines } from '../../infra/operator/trace/find-lines';
import { formatFound } from '../../infra/operator/trace/format-trace';
import { localLog } from '../../infra/operator/trace/local-log';
import { errorBodySchema } from '../../shared/contracts/errors';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-05-06T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await startTestCloud({ keepsLog: true });
});
afterAll(() => cloud.stop());
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const hearing = Object.entries<FunctionSpec>(manifest.functions).flatMap(([name, { hears = [] }]) =>
  hears.includes('WorkoutCompleted') ? [name] : [],
);
const find = (id: string) => findLines(localLog(cloud.dataFolder), id);

describe('The log of a data folder', () => {
  it('leads from a person to their workout, and from there to everyone who heard of it', async () => {
    await doWorkout(maya, clock);
    await cloud.idle();
    const did = await find(maya.userId);
    expect(did.kind).toBe('person');
    const completed = did.lines.find(({ route }) => route === 'completeWorkout');
    expect(completed).toMatchObject({ status: 200, outcome: 'ok' });

    const trace = await find(completed?.requestId ?? '');
    const told = formatFound(trace, manifest);
    const stored = /stored WorkoutCompleted (\S+)/.exec(told)?.[1] ?? '';
    expect(stored).not.toBe('');
    for (const name of hearing) expect(told).toMatch(new RegExp(`${name} +WorkoutCompleted +ok`));
    expect(told).toMatch(/points-events +WorkoutCompleted +ok\n +stored PointsAwarded/);
    expect(told).toContain('Every event was handled by all who hear it.');
    expect(await find(stored)).toEqual(trace);
    expect(told).not.toContain(maya.userId);
  });

  it('finds a refusal by the reference that its answer shows', async () => {
    const response = await maya.fetch('GET', '/groups/01JD3X6E9H0000000000000001');
    const { error } = errorBodySchema.parse(await response.json());
    expect(response.headers.get('apigw-requestid')).toBe(error.requestId);
    const told = formatFound(await find(error.requestId ?? ''), manifest);
    expect(told).toMatch(new RegExp(`readGroup +${response.status} ${error.code}`));
  });

  it('says so when it knows nothing of an ID', async () => {
    expect(formatFound(await find('01JD3X6E9H0000000000000009'), manifest)).toContain('Nothing in this log');
  });
});
