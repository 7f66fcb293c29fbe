import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { trainingContract } from '../../shared/contracts/training';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import type { TestUser } from '../support/sign-in';
import { readPlan, signUpTrainee } from '../support/training';

startClock('2026-07-06T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});

beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin);
});

describe('The calendar', () => {
  const fetchFile = (path: string) => fetch(`${cloud.origin}${path}`);
  const missing = { status: 404, code: 'calendar_not_found' };

  it('is read by whoever has its address, which is renewed and removed', async () => {
    const { path } = await maya.call(trainingContract.renewCalendar, { body: {} });
    const response = await fetchFile(path);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    expect(text.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(9);
    expect(text).not.toMatch(/knee/i);
    expect((await readPlan(maya)).hasCalendar).toBe(true);

    const renewed = await maya.call(trainingContract.renewCalendar, { body: {} });
    expect((await fetchFile(path)).status).toBe(404);
    expect((await fetchFile(renewed.path)).status).toBe(200);
    await maya.call(trainingContract.removeCalendar);
    expect((await fetchFile(renewed.path)).status).toBe(404);
    expect((await readPlan(maya)).hasCalendar).toBe(false);
    expect(await maya.refused('GET', path.replace('/api', ''))).toEqual(missing);
    expect((await maya.refused('GET', '/training/calendar/guess.ics')).code).toBe('invalid_request');
  });

  it('keeps no address', async () => {
    const { path } = await maya.call(trainingContract.renewCalendar, { body: {} });
    const { Items } = await cloud.documents.send(new ScanCommand({ TableName: 'vita-local-training-plans' }));
    expect(JSON.stringify(Items)).not.toContain(path.slice(-47, -4));
  });
});
