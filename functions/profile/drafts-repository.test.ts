import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../tests/support/fake-storage';
import { createDraftsRepository } from './drafts-repository';

function setUp(Attributes: Record<string, unknown> = {}) {
  const { storage, documents } = fakeStorage('2026-11-20T10:00:00.999Z');
  documents.on(GetCommand).resolves({});
  documents.on(UpdateCommand).resolves({ Attributes });
  const update = () => documents.commandCalls(UpdateCommand)[0]?.args[0].input;
  return { drafts: createDraftsRepository(storage), documents, update };
}

describe('A draft of the answers', () => {
  it('is empty before the first answer', async () => {
    const { drafts } = setUp();
    expect(await drafts.read('maya')).toEqual({});
  });

  it('takes what is given and leaves every other answer as it is', async () => {
    const { drafts, update } = setUp();
    await drafts.save('maya', { age: 32, bodyPains: null });
    const { ExpressionAttributeNames = {}, UpdateExpression } = update() ?? {};
    expect(Object.values(ExpressionAttributeNames).toSorted()).toEqual(['age', 'bodyPains', 'expiresAt']);
    expect(UpdateExpression).not.toMatch(/REMOVE|ADD/);
    expect(update()?.ExpressionAttributeValues).toMatchObject({ ':age': 32, ':bodyPains': null });
  });

  it('answers all that is known then, and nothing of the row around it', async () => {
    const { drafts } = setUp({ userId: 'maya', expiresAt: 1, goalType: 'get_stronger', age: 32 });
    expect(await drafts.save('maya', { age: 32 })).toEqual({ goalType: 'get_stronger', age: 32 });
  });

  it('is forgotten ninety days after its last answer, in whole seconds', async () => {
    const { drafts, update } = setUp();
    await drafts.save('maya', {});
    const expiresAt = Number(update()?.ExpressionAttributeValues?.[':expiresAt']);
    expect(new Date(expiresAt * 1_000).toISOString()).toBe('2027-02-18T10:00:00.000Z');
  });

  it('is removed by its owner alone, whether it is there or not', () => {
    const { drafts } = setUp();
    expect(drafts.removeItem('maya')).toEqual({
      Delete: { TableName: 'test-onboarding-drafts', Key: { userId: 'maya' } },
    });
  });

  it('with a malformed answer is an error that names it and shows none', async () => {
    const { drafts, documents } = setUp();
    documents.on(GetCommand).resolves({ Item: { userId: 'maya', medicalConditions: ['asthma'] } });
    await expect(drafts.read('maya')).rejects.toThrow(
      /^test-onboarding-drafts: a row is malformed: medicalConditions$/,
    );
  });
});
