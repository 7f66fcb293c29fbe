import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import { conditionRefused, fakeStorage, throttled } from '../../../tests/support/fake-storage';
import { oneAtATime } from './lease';

const lease = { userId: 'maya', what: 'export', seconds: 30, refused: 'export_under_way' } as const;

function setUp() {
  const { storage, documents } = fakeStorage();
  documents.on(UpdateCommand).resolves({ Attributes: {} });
  documents.on(DeleteCommand).resolves({});
  const given = () => documents.commandCalls(DeleteCommand).length;
  return { documents, given, run: (work: () => Promise<string>) => oneAtATime(storage, lease, work) };
}

it('A lease is released after the work, even if it fails', async () => {
  const { run, given } = setUp();
  expect(await run(async () => 'done')).toBe('done');
  await expect(run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(given()).toBe(2);
});

it('It is refused while one is held, and leaves the holder’s alone', async () => {
  const { documents, run, given } = setUp();
  documents.on(UpdateCommand).rejects(conditionRefused());
  const work = vi.fn<() => Promise<string>>();
  await expect(run(work)).rejects.toMatchObject({ code: 'export_under_way', status: 429 });
  expect([work.mock.calls.length, given()]).toEqual([0, 0]);
});

it('A result is returned even if the lease could not be released', async () => {
  const { documents, run } = setUp();
  documents.on(DeleteCommand).rejects(throttled());
  expect(await run(async () => 'done')).toBe('done');
});
