import type { PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entries, entry, startFakeBus } from '../../../tests/support/local-cloud/bus';
import { startTestDatabase, type TestDatabase } from '../../../tests/support/local-cloud/database';
import { fakeFunction, fakeManifest } from '../../../tests/support/local-cloud/manifest';

const manifest = fakeManifest({ listener: fakeFunction('any', { hears: ['WorkoutCompleted'] }) });
const received: string[] = [];

let database: TestDatabase;
let bus: Awaited<ReturnType<typeof startFakeBus>>;
beforeAll(async () => {
  database = await startTestDatabase();
  bus = await startFakeBus(database, { tablePrefix: database.newPrefix(), manifest }, async (records) => {
    received.push(...records.map(({ body }) => body));
  });
});
afterAll(async () => {
  await bus.stop();
  await database.stop();
});
beforeEach(() => void received.splice(0));

/** An entry that EventBridge counts as `bytes`. */
const ofSize = (bytes: number): PutEventsRequestEntry => {
  const fixed = 'vita'.length + 'WorkoutCompleted'.length + '{"text":""}'.length;
  return entry('WorkoutCompleted', 0, { Detail: `{"text":"${'x'.repeat(bytes - fixed)}"}` });
};

const post = async (headers: Record<string, string>, body: string) => {
  const response = await fetch(bus.endpoint, { method: 'POST', headers, body });
  return { status: response.status, ...((await response.json()) as { __type: string }) };
};

describe('a PutEvents request', () => {
  it('is answered with an id for each entry, which the event carries', async () => {
    const { Entries = [], FailedEntryCount } = await bus.put(...entries(10));
    await bus.bus.idle();
    expect(FailedEntryCount).toBe(0);
    const ids = received.map((body) => (JSON.parse(body) as { id: string }).id);
    expect(Entries.map(({ EventId }) => EventId).toSorted()).toEqual(ids.toSorted());
  });

  it('delivers the event as EventBridge writes it', async () => {
    const Time = new Date('2026-03-01T12:00:00Z');
    await bus.put(entry('WorkoutCompleted', 5, { Time, Resources: ['arn:x'] }));
    await bus.bus.idle();
    expect(JSON.parse(received[0] ?? '')).toEqual({
      version: '0',
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      'detail-type': 'WorkoutCompleted',
      source: 'vita',
      account: '000000000000',
      time: '2026-03-01T12:00:00Z',
      region: 'local',
      resources: ['arn:x'],
      detail: { type: 'WorkoutCompleted', number: 5 },
    });
  });

  it.each([0, 11])('with %i entries is refused', async (count) => {
    await expect(bus.put(...entries(count))).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('may hold 256 kB in sum and not a byte more', async () => {
    const half = 131_072;
    expect((await bus.put(ofSize(half), ofSize(half))).FailedEntryCount).toBe(0);
    const tooMuch = bus.put(ofSize(half), ofSize(half + 1));
    await expect(tooMuch).rejects.toMatchObject({ name: 'ValidationException' });
    const timed = bus.put(ofSize(half), { ...ofSize(half), Time: new Date() });
    await expect(timed).rejects.toMatchObject({ name: 'ValidationException' });
    await bus.bus.idle();
    expect(received).toHaveLength(2);
  });

  it.each([['other'], [undefined]])('to the bus %s is refused as a whole', async (EventBusName) => {
    const stray = entry('WorkoutCompleted', 1, { EventBusName });
    const request = bus.put(entry('WorkoutCompleted', 0), stray);
    await expect(request).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
    await bus.bus.idle();
    expect(received).toEqual([]);
  });

  it.each<[string, PutEventsRequestEntry, string]>([
    ['no source', { Source: undefined }, 'InvalidArgument'],
    ['no detail-type', { DetailType: undefined }, 'InvalidArgument'],
    ['no detail', { Detail: undefined }, 'InvalidArgument'],
    ['detail that is not JSON', { Detail: '{"a":' }, 'MalformedDetail'],
    ['an array as detail', { Detail: '[]' }, 'MalformedDetail'],
    ['a string as detail', { Detail: '"text"' }, 'MalformedDetail'],
    ['null as detail', { Detail: 'null' }, 'MalformedDetail'],
    ['a source of AWS', { Source: 'aws.s3' }, 'NotAuthorizedForSourceException'],
  ])('reports an entry with %s, and takes its neighbors', async (_, changes, code) => {
    const [first, last] = [entry('WorkoutCompleted', 1), entry('WorkoutCompleted', 3)];
    const answer = await bus.put(first, entry('WorkoutCompleted', 2, changes), last);
    expect(answer.FailedEntryCount).toBe(1);
    expect(answer.Entries?.map(({ ErrorCode }) => ErrorCode)).toEqual([undefined, code, undefined]);
    expect(answer.Entries?.[1]?.EventId).toBeUndefined();
    await bus.bus.idle();
    expect(received).toHaveLength(2);
  });
});

describe('other requests', () => {
  const target = { 'x-amz-target': 'AWSEvents.PutEvents' };
  const signed = { ...target, authorization: 'AWS4-HMAC-SHA256 Credential=local' };

  it('are refused when they ask for another operation', async () => {
    const refusal = await post({ ...signed, 'x-amz-target': 'AWSEvents.PutRule' }, '{}');
    expect(refusal).toMatchObject({ status: 400, __type: 'UnknownOperationException' });
  });

  it('are refused unsigned', async () => {
    const refusal = await post(target, '{"Entries":[]}');
    expect(refusal).toMatchObject({ status: 400, __type: 'MissingAuthenticationTokenException' });
  });

  it.each(['', 'no json', '{}', '{"Entries":[{"Source":1}]}'])(
    'are refused with the body %j',
    async (body) => {
      expect(await post(signed, body)).toMatchObject({ status: 400, __type: 'SerializationException' });
    },
  );

  it('are refused when they are far too large', async () => {
    const refusal = await post(signed, 'x'.repeat(1_048_577));
    expect(refusal).toMatchObject({ status: 400, __type: 'ValidationException' });
  });
});
