import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { ownedTables } from '../tables';
import { createReadPerson } from '../people/public';
import { eraseAccount } from './erase-account';

const cause = { correlationId: 'request-1', depth: 1 };
const person = {
  userId: 'maya',
  name: 'Maya',
  state: 'deleting',
  visible: true,
  version: 4,
  totalPoints: 90,
};

function setUp(row: Record<string, unknown> | undefined = person) {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves({ Item: row });
  documents.on(TransactWriteCommand).resolves({});
  const steps: string[] = [];
  const note = (step: string) => async () => void steps.push(step);
  const deps = {
    storage,
    readPerson: createReadPerson(storage),
    readBlockIds: async () => [],
    rows: { erase: async ({ name }: { name: string }) => void steps.push(`rows of ${name}`) },
    files: { erase: async (bucket: string) => void steps.push(`files of ${bucket}`) },
    buckets: ['photos'],
    tombstones: { add: note('tombstone') },
    users: { remove: note('user') },
    closeSockets: note('sockets'),
    tables: ownedTables(),
  };
  const written = () => documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
  return { deps, steps, written, documents };
}

describe('Erasing an account', () => {
  it('leaves a tombstone first, then ends all access, then empties every table except the person’s, and every bucket', async () => {
    const { deps, steps } = setUp();
    await eraseAccount(deps, 'maya', cause);
    const others = ownedTables().filter(({ name }) => name !== 'people');
    expect(steps).toEqual([
      'tombstone',
      'user',
      'sockets',
      ...others.map(({ name }) => `rows of ${name}`),
      'files of photos',
    ]);
  });

  it('removes the person last, telling the leaderboards in the same transaction', async () => {
    const { deps, written } = setUp();
    await eraseAccount(deps, 'maya', cause);
    const [removed, told] = written();
    expect(removed?.Delete).toMatchObject({ TableName: 'test-people', Key: { userId: 'maya' } });
    expect(JSON.parse(String(told?.Put?.Item?.detail))).toMatchObject({
      type: 'StandingChanged',
      userId: 'maya',
      data: { standing: { points: null, version: 5 } },
    });
  });

  it('tells no one again when a second delivery finds the person gone', async () => {
    const { deps, documents } = setUp();
    documents.on(GetCommand).resolves({});
    await eraseAccount(deps, 'maya', cause);
    expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });

  it('stops at a step that fails, so that the queue delivers it again', async () => {
    const { deps, steps, documents } = setUp();
    const users = { remove: () => Promise.reject(new Error('Cognito is down')) };
    await expect(eraseAccount({ ...deps, users }, 'maya', cause)).rejects.toThrow('Cognito is down');
    expect(steps).toEqual(['tombstone']);
    expect(documents.commandCalls(TransactWriteCommand)).toHaveLength(0);
  });
});
