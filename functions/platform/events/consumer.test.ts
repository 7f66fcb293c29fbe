import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';

import { fakeLog } from '../../../tests/support/fake-storage';
import { causeOf, createConsumer, parseRecord } from './consumer';
import { eventExamples } from '../../../tests/support/event-examples';

function record(messageId: string, changes: Record<string, unknown> = {}): SQSRecord {
  const detail = {
    id: '01JD3X6E9H0000000000000001',
    type: 'UserRegistered',
    version: 1,
    occurredAt: '2026-11-20T10:00:00.000Z',
    userId: 'user-1',
    correlationId: 'r-1',
    depth: 0,
    data: eventExamples.UserRegistered,
    ...changes,
  };
  return { messageId, body: JSON.stringify({ source: 'vita', detail }) } as SQSRecord;
}

describe('A consumer', () => {
  it('reports the events that failed and keeps those that did not', async () => {
    const handle = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('busy'));
    const consume = createConsumer({ UserRegistered: handle }, fakeLog());
    const result = await consume({ Records: [record('one'), record('two')] });
    expect(result).toEqual({ batchItemFailures: [{ itemIdentifier: 'one' }] });
    expect(handle).toHaveBeenCalledTimes(2);
  });

  it('handles people in parallel, and each person’s events in order', async () => {
    const begun: string[] = [];
    let release = () => {};
    const stuck = new Promise<void>((done) => (release = done));
    const consume = createConsumer(
      {
        UserRegistered: async ({ id, userId }) => {
          begun.push(id.slice(-1));
          if (userId === 'slow') await stuck;
        },
      },
      fakeLog(),
      { peopleAtOnce: true },
    );
    const idOf = (last: string) => `01JD3X6E9H000000000000000${last}`;
    const of = (last: string, userId: string) => record(last, { id: idOf(last), userId });
    const consumed = consume({
      Records: [of('1', 'slow'), of('2', 'slow'), of('3', 'quick'), of('4', 'quick')],
    });
    await vi.waitFor(() => expect(begun).toEqual(['1', '3', '4']));
    release();
    expect(await consumed).toEqual({ batchItemFailures: [] });
    expect(begun).toEqual(['1', '3', '4', '2']);
  });

  it.each([
    ['text that is not JSON', { messageId: 'bad', body: '{' } as SQSRecord],
    ['an unknown event', record('bad', { type: 'MoonLanded' })],
    ['data of another shape', record('bad', { data: { consentVersion: 7 } })],
    ['a version from the future', record('bad', { version: 9 })],
    ['a chain that is too deep', record('bad', { depth: 6 })],
    [
      'an event it does not hear',
      record('bad', { type: 'OnboardingCompleted', data: eventExamples.OnboardingCompleted }),
    ],
  ])('fails %s without calling a handler', async (_, bad) => {
    const handle = vi.fn(async () => undefined);
    const consume = createConsumer({ UserRegistered: handle }, fakeLog());
    expect((await consume({ Records: [bad] })).batchItemFailures).toEqual([{ itemIdentifier: 'bad' }]);
    expect(handle).not.toHaveBeenCalled();
  });

  it('ignores fields that a newer producer added', () => {
    const event = parseRecord(
      record('one', { added: true, data: { consentVersion: '2026-11', added: true } }),
    );
    expect(event.data).toEqual({ consentVersion: '2026-11' });
  });

  it('passes the correlation on, one step deeper', () => {
    expect(causeOf(parseRecord(record('one', { depth: 2 })))).toEqual({ correlationId: 'r-1', depth: 3 });
  });
});
