import { EventBridgeClient, PutEventsCommand, type PutEventsRequestEntry } from '@aws-sdk/client-eventbridge';
import { mockClient } from 'aws-sdk-client-mock';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { putEvents, type BusRecord } from './put-events';

type Results = { EventId?: string; ErrorCode?: string }[];

function setUp(answer: (entries: PutEventsRequestEntry[]) => Results) {
  const bridge = mockClient(EventBridgeClient);
  bridge
    .on(PutEventsCommand)
    .callsFake(({ Entries }: { Entries: PutEventsRequestEntry[] }) => ({ Entries: answer(Entries) }));
  const bus = { client: bridge as unknown as EventBridgeClient, name: 'test-bus' };
  const calls = () => bridge.commandCalls(PutEventsCommand).map((call) => call.args[0].input.Entries ?? []);
  return { bus, calls };
}

const acceptAll = (entries: PutEventsRequestEntry[]): Results => entries.map(() => ({ EventId: 'id' }));
const record = (detail: string): BusRecord => ({ type: 'MealLogged', detail });

describe('Putting events on the bus', () => {
  it('sends each once, in order, in calls that the bus takes', async () => {
    const sizes = fc.array(fc.integer({ min: 2, max: 200_000 }), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(sizes, async (lengths) => {
        const { bus, calls } = setUp(acceptAll);
        const records = lengths.map((length) => record('x'.repeat(length)));
        expect(await putEvents(bus, records)).toEqual(records);
        expect(calls().flatMap((entries) => entries.map(({ Detail }) => Detail))).toEqual(
          records.map(({ detail }) => detail),
        );
        for (const entries of calls()) {
          const bytes = entries.map(({ Detail = '', DetailType = '', Source = '' }) =>
            Buffer.byteLength(Detail + DetailType + Source),
          );
          expect(entries.length).toBeLessThanOrEqual(10);
          expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(262_144);
        }
      }),
      { numRuns: 30 },
    );
  });

  it.each<[string, Results]>([
    ['an error code', [{ EventId: 'a' }, { ErrorCode: 'ThrottlingException' }]],
    ['an error code beside an id', [{ EventId: 'a' }, { EventId: 'b', ErrorCode: 'InternalFailure' }]],
    ['no result', [{ EventId: 'a' }]],
  ])('does not count an entry with %s as accepted', async (_, results) => {
    const { bus } = setUp(() => results);
    const [first, second] = [record('{"a":1}'), record('{"b":2}')];
    expect(await putEvents(bus, [first, second])).toEqual([first]);
  });

  it('asks the bus nothing when there is nothing', async () => {
    const { bus, calls } = setUp(acceptAll);
    expect(await putEvents(bus, [])).toEqual([]);
    expect(calls()).toEqual([]);
  });
});
