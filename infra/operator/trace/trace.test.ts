import {
  CloudWatchLogsClient,
  GetQueryResultsCommand,
  StartQueryCommand,
} from '@aws-sdk/client-cloudwatch-logs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeFunction, fakeManifest } from '../../../tests/support/local-cloud/manifest';
import { pseudonymOf } from '../../../functions/platform/pseudonym';
import { environmentLog } from './environment-log';
import { findLines } from './find-lines';
import { formatFound } from './format-trace';
import type { LogLine } from './log-line';

const queue = { batchSize: 1, windowSeconds: 0 };
const manifest = fakeManifest({
  'points-events': fakeFunction('any', { hears: ['WorkoutCompleted'], queue }),
  'leagues-events': fakeFunction('any', { hears: ['WorkoutCompleted'], queue }),
});
const maya = '0b6f7c2e-8d1a-4f7b-9a55-6f0c2f1d3e4a';

const line = (second: number, more: Partial<LogLine>): LogLine => ({
  level: 'INFO',
  message: 'event',
  timestamp: `2026-11-20T10:00:0${second}.000Z`,
  correlationId: 'request-1',
  user: pseudonymOf(maya),
  ...more,
});
const request = line(0, {
  message: 'request',
  requestId: 'request-1',
  function: 'vita-prod-workouts-api',
  route: 'completeWorkout',
  status: 200,
  outcome: 'ok',
  emitted: ['WorkoutCompleted event-1'],
});
const heard = (second: number, name: string, outcome: string) =>
  line(second, {
    message: outcome === 'ok' ? 'event' : 'event failed',
    function: `vita-prod-${name}`,
    event: 'WorkoutCompleted',
    eventId: 'event-1',
    outcome,
  });

const source = (lines: LogLine[]) => ({
  containing: async (texts: readonly string[]) =>
    lines.filter((each) => texts.some((text) => JSON.stringify(each).includes(text))),
});
const told = async (lines: LogLine[], id = 'request-1') =>
  formatFound(await findLines(source(lines), id), manifest);

describe('A trace', () => {
  it('says that all went well', async () => {
    const text = await told([request, heard(1, 'points-events', 'ok'), heard(2, 'leagues-events', 'ok')]);
    expect(text).toContain('Every event was handled by all who hear it.');
  });

  it('names who has not handled an event, and who failed how often', async () => {
    const failed = [heard(1, 'points-events', 'unavailable'), heard(2, 'points-events', 'TimeoutError')];
    const text = await told([request, ...failed]);
    expect(text).toContain('points-events: WorkoutCompleted event-1: failed 2×, last with TimeoutError');
    expect(text).toContain('leagues-events: WorkoutCompleted event-1: has not handled it');
    expect(text).not.toContain('Every event');
  });

  it('counts an event as handled that failed before', async () => {
    const lines = [heard(1, 'points-events', 'unavailable'), heard(2, 'points-events', 'ok')];
    expect(await told([request, ...lines])).not.toMatch(/points-events: /);
  });

  it('is in order, whatever the order of the log, and begins at any of its IDs', async () => {
    const lines = [heard(2, 'leagues-events', 'ok'), request, heard(1, 'points-events', 'ok')];
    const text = await told(lines, 'event-1');
    expect(text).toBe(await told(lines));
    expect(text.indexOf('workouts-api')).toBeLessThan(text.indexOf('vita-prod-points-events'));
    expect(text.indexOf('vita-prod-points-events')).toBeLessThan(text.indexOf('vita-prod-leagues-events'));
  });

  it('shows the stack of an error, a long one once', async () => {
    const error = { name: 'TypeError', stack: 'TypeError: no\n    at functions/points/award.ts:7:3' };
    const failures = [1, 2].map((second) => ({ ...heard(second, 'points-events', 'TypeError'), error }));
    const stack = '      TypeError: no\n      at functions/points/award.ts:7:3';
    expect((await told([request, ...failures])).split(stack)).toHaveLength(3);
    const long = failures.map((each) => ({
      ...each,
      error: { ...error, stack: `${error.stack}\n    at more` },
    }));
    expect((await told([request, ...long])).split(stack)).toHaveLength(2);
  });
});

describe('A person', () => {
  it.each([maya, pseudonymOf(maya)])('is found by %s, with the reference of each request', async (id) => {
    const text = await told([request, line(1, { level: 'WARN', message: 'malformed row' })], id);
    expect(text).toMatch(/completeWorkout +200 ok +request-1$/m);
    expect(text).not.toContain('malformed row');
  });
});

describe('The logs of an environment', () => {
  const logs = mockClient(CloudWatchLogsClient);
  const options = {
    logGroups: Array.from({ length: 51 }, (_, number) => `/aws/lambda/vita-prod-${number}`),
    from: new Date('2026-11-20T00:00:00Z'),
    to: new Date('2026-11-21T00:00:00Z'),
    pause: async () => undefined,
  };
  const log = environmentLog(logs as unknown as CloudWatchLogsClient, options);
  beforeEach(() => logs.reset());

  const row = (text: string) => [{ field: '@message', value: text }];

  it('are asked in parts that a query takes, until they answer', async () => {
    logs.on(StartQueryCommand).resolves({ queryId: 'q' });
    const results = [row('START RequestId: 1'), row(JSON.stringify(request))];
    logs
      .on(GetQueryResultsCommand)
      .resolvesOnce({ status: 'Running' })
      .resolves({ status: 'Complete', results });
    expect(await log.containing(['request-1', 'a"b'])).toEqual([request, request]);
    const asked = logs.commandCalls(StartQueryCommand).map(({ args: [{ input }] }) => input);
    expect(asked.map(({ logGroupNames }) => logGroupNames?.length)).toEqual([50, 1]);
    expect(asked[0]?.queryString).toContain('@message like "request-1" or @message like "ab"');
  });

  it('know of requests that only the gateway saw', async () => {
    logs.on(StartQueryCommand).resolves({ queryId: 'q' });
    const access = {
      requestId: 'request-1',
      requestTime: '1763632800000',
      routeKey: 'POST /api/meals',
      status: '429',
      latencyMs: 3,
    };
    logs.on(GetQueryResultsCommand).resolves({ status: 'Complete', results: [row(JSON.stringify(access))] });
    const text = formatFound(await findLines(log, 'request-1'), manifest);
    expect(text).toMatch(/2025-11-20 10:00:00.000 {2}gateway +POST \/api\/meals +429 +3 ms/);
  });

  it('say why they do not answer', async () => {
    logs.on(StartQueryCommand).resolves({ queryId: 'q' });
    logs.on(GetQueryResultsCommand).resolves({ status: 'Timeout' });
    await expect(log.containing(['request-1'])).rejects.toThrow('the query ended as Timeout');
  });
});
