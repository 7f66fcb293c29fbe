import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { manifest } from '../../manifest';
import type { FunctionSpec } from '../../manifest-types';
import { callsPerMinute, type Endpoint } from '../../../shared/contracts/endpoint';
import { fakeStorage } from '../../../tests/support/fake-storage';
import { createLimitWrites } from './limit-writes';

const endpoint: Endpoint = {
  method: 'POST',
  path: '/notes',
  access: 'user',
  perMinute: 30,
  response: z.object({}),
  errors: [],
};
const noon = Date.parse('2026-11-20T12:00:00Z');

/** Instances that share a table, at a time that the test sets. */
function setUp(instances = 1) {
  const { storage, documents } = fakeStorage();
  let seconds = 0;
  storage.clock.now = () => new Date(noon + seconds * 1000);
  const taken = new Map<string, number>();
  documents.on(UpdateCommand).callsFake(({ Key, ExpressionAttributeValues: values }) => {
    const key = JSON.stringify(Key);
    taken.set(key, (taken.get(key) ?? 0) + Number(values[':taken']));
    return { Attributes: { taken: taken.get(key) } };
  });
  const limits = Array.from({ length: instances }, () => createLimitWrites(storage));
  const write = (userId = 'maya', { instance = 0, of = endpoint, name = 'writeNote' } = {}) =>
    limits[instance]!({ userId, authTime: 1 }, { name, endpoint: of, params: {} }).then(
      () => 'passed',
      (error: { code: string; retryAfterSeconds: number }) => `${error.code} ${error.retryAfterSeconds}`,
    );
  const passed = async (times: number, writing: (n: number) => Promise<string>) => {
    let count = 0;
    for (let n = 0; n < times; n += 1) count += (await writing(n)) === 'passed' ? 1 : 0;
    return count;
  };
  const at = (second: number) => {
    seconds = second;
  };
  return { write, passed, at, calls: () => documents.commandCalls(UpdateCommand).length };
}

describe('A person who writes more often than an endpoint allows', () => {
  it('is refused exactly above it until the minute is over', async () => {
    const { write, passed, at } = setUp();
    at(20);
    expect(await passed(30, () => write())).toBe(30);
    expect(await write()).toBe('too_many_requests 40');
    at(59);
    expect(await write()).toBe('too_many_requests 1');
    at(60);
    expect(await write()).toBe('passed');
  });

  it('is refused exactly above it when all comes at the same time', async () => {
    const { write } = setUp();
    const answers = await Promise.all(Array.from({ length: 100 }, () => write()));
    expect(answers.filter((answer) => answer === 'passed')).toHaveLength(30);
  });

  it('refuses no one else, and may still do other things', async () => {
    const { write, passed } = setUp();
    await passed(40, () => write());
    expect(await write('noah')).toBe('passed');
    expect(await write('maya', { instance: 0, of: endpoint, name: 'writeOther' })).toBe('passed');
  });

  it.each([2, 10, 100])('gets at most a tenth of it more for each further of %i instances', async (count) => {
    const { write, passed } = setUp(count);
    const most = 30 + count * 2;
    const through = await passed(3_000, (n) => write('maya', { instance: n % count }));
    expect(through).toBeGreaterThanOrEqual(30);
    expect(through).toBeLessThanOrEqual(most);
  });

  it('costs a call per tenth of the limit, and nothing above it', async () => {
    const { write, passed, calls } = setUp();
    await passed(2, () => write());
    expect(calls()).toBe(0);
    await passed(28, () => write());
    expect(calls()).toBe(10);
    await passed(1_000, () => write());
    expect(calls()).toBe(10);
  });
});

describe('Reading, and what visitors send', () => {
  it.each<Partial<Endpoint>>([{ method: 'GET' }, { access: 'public' }])(
    '%o is not counted',
    async (change) => {
      const { write, passed } = setUp();
      expect(
        await passed(500, () => write('maya', { instance: 0, of: { ...endpoint, ...change }, name: 'x' })),
      ).toBe(500);
    },
  );
});

const served = Object.entries<FunctionSpec>(manifest.functions).flatMap(([functionName, spec]) =>
  Object.entries(spec.contract ?? {}).map(([name, of]) => ({ functionName, spec, name, of })),
);
const writes = served.filter(({ of }) => of.access !== 'public' && of.method !== 'GET');

describe('Every endpoint through which people and devices write', () => {
  it('has a limit, which its function may count', () => {
    expect(writes.length).toBeGreaterThan(70);
    for (const { of, spec } of writes) {
      expect(callsPerMinute(of)).toBeGreaterThanOrEqual(10);
      expect(spec.tables?.['quotas']).toContain('update');
    }
  });

  it('has a name of its own, under which it is counted', () => {
    const names = writes.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
