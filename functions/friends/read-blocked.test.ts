import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage, throttled } from '../../tests/support/fake-storage';
import { createReadBlockedEitherWay } from './public';

const hundred = Array.from({ length: 100 }, (_, n) => `u${n}`);

/** Maya's row in `friend-lists`, and rows in `friends`. */
function setUp(list: object | null, sides: object[] = []) {
  const { storage, documents } = fakeStorage();
  documents.on(BatchGetCommand).callsFake((input: { RequestItems: Record<string, object> }) => {
    const rows = 'test-friends' in input.RequestItems ? sides : list ? [{ userId: 'maya', ...list }] : [];
    return { Responses: { [Object.keys(input.RequestItems)[0] ?? '']: rows } };
  });
  const keysAsked = () =>
    documents.commandCalls(BatchGetCommand).flatMap(({ args }) =>
      Object.entries(args[0].input.RequestItems ?? {}).flatMap(([table, { Keys = [], ConsistentRead }]) => {
        return ConsistentRead ? [`${table} ${Keys.length}`] : ['too late to see a new block'];
      }),
    );
  return { readBlocked: createReadBlockedEitherWay(storage), keysAsked, documents };
}

describe('Who is blocked either way', () => {
  it('is read from one row, however many people are shown', async () => {
    const { readBlocked, keysAsked } = setUp({ version: 3, blocks: new Set(['u7', 'someone else']) });
    expect(await readBlocked('maya', hundred)).toEqual(new Set(['u7']));
    expect(keysAsked()).toEqual(['test-friend-lists 1']);
  });

  it('is no one for someone without a row', async () => {
    expect(await setUp(null).readBlocked('maya', hundred)).toEqual(new Set());
  });

  it('is not even asked about oneself or no one', async () => {
    const { readBlocked, keysAsked } = setUp(null);
    expect(await readBlocked('maya', ['maya', ''])).toEqual(new Set());
    expect(keysAsked()).toEqual([]);
  });

  it.each([
    ['there are too many for one row', { version: 3, tooManyBlocks: true }],
    ['there are too many, and a last one was added', { tooManyBlocks: true, blocks: new Set(['u1']) }],
    ['the row is unreadable', { version: 3, blocks: 'u7' }],
  ])('is asked for each person who is shown, and for no one else, if %s', async (_, list) => {
    const { readBlocked, keysAsked } = setUp(list, [
      { userId: 'maya', friendId: 'u1', status: 'accepted' },
      { userId: 'maya', friendId: 'u2', status: 'blocked' },
      { userId: 'u3', friendId: 'maya', status: 'blocked' },
      { userId: 'u4', friendId: 'maya', status: 7 },
    ]);
    expect(await readBlocked('maya', ['u1', 'u2', 'u3', 'u4', 'u2', 'maya'])).toEqual(
      new Set(['u2', 'u3', 'u4']),
    );
    expect(keysAsked()).toEqual(['test-friend-lists 1', 'test-friends 8']);
  });

  it('is not guessed when the table is busy', async () => {
    const { readBlocked, documents } = setUp(null);
    documents.on(BatchGetCommand).rejects(throttled());
    await expect(readBlocked('maya', hundred)).rejects.toThrow('The table is busy');
  });
});
