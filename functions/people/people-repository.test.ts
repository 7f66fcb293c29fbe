import { BatchGetCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { withoutPauses } from '../../tests/support/without-pauses';
import { createPeopleRepository } from './people-repository';

const row = (userId: string, more: object = {}) => ({
  userId,
  name: 'Maya',
  state: 'active',
  visible: true,
  version: 4,
  ...more,
});

function setUp() {
  const { storage, documents } = fakeStorage();
  return { documents, people: createPeopleRepository(storage) };
}

describe('People', () => {
  withoutPauses();

  it('are read by many ids with one request each hundred, each id once', async () => {
    const { documents, people } = setUp();
    documents.on(BatchGetCommand).resolves({ Responses: { 'test-people': [row('maya')] } });
    const found = await people.readMany(['maya', 'maya', 'noah']);
    expect([...found.keys()]).toEqual(['maya']);
    const [call] = documents.commandCalls(BatchGetCommand);
    expect(call?.args[0].input.RequestItems?.['test-people']).toEqual({
      Keys: [{ userId: 'maya' }, { userId: 'noah' }],
      ConsistentRead: false,
    });
  });

  it('whom a busy table left out are asked for again', async () => {
    const { documents, people } = setUp();
    documents
      .on(BatchGetCommand)
      .resolvesOnce({ UnprocessedKeys: { 'test-people': { Keys: [{ userId: 'maya' }] } } })
      .resolves({ Responses: { 'test-people': [row('maya')] } });
    expect([...(await people.readActive(['maya']))]).toEqual(['maya']);
  });

  it('whom the table never gives are an error, not someone who is gone', async () => {
    const { documents, people } = setUp();
    documents
      .on(BatchGetCommand)
      .resolves({ UnprocessedKeys: { 'test-people': { Keys: [{ userId: 'maya' }] } } });
    await expect(people.readActive(['maya'])).rejects.toThrow('test-people: 1 of 1 rows');
  });

  it('who are being deleted are not active', async () => {
    const { documents, people } = setUp();
    const rows = [row('maya', { state: 'deleting' }), row('noah')];
    documents.on(BatchGetCommand).resolves({ Responses: { 'test-people': rows } });
    expect([...(await people.readActive(['maya', 'noah', 'tom']))]).toEqual(['noah']);
  });

  it('with a malformed row are an error that names the fields', async () => {
    const { documents, people } = setUp();
    documents.on(GetCommand).resolves({ Item: row('maya', { state: 'asleep' }) });
    await expect(people.read('maya')).rejects.toThrow('test-people: a row is malformed: state');
  });

  it('change their standing only from the version that was read, and become the next one', async () => {
    const { documents, people } = setUp();
    documents.on(GetCommand).resolves({ Item: row('maya') });
    const seen = await people.read('maya');
    expect(people.changeStandingItem(seen!, { visible: false }).Update).toMatchObject({
      ConditionExpression: '#version = :seen',
      ExpressionAttributeValues: { ':visible': false, ':version': 5, ':seen': 4 },
    });
    expect(people.removeItem(seen!).Delete).toMatchObject({ ExpressionAttributeValues: { ':seen': 4 } });
  });
});
