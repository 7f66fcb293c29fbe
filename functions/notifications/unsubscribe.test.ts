import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { conditionRefused, fakeStorage, throttled } from '../../tests/support/fake-storage';
import { fakeSecret } from '../../tests/support/fake-secret';
import { createPreferencesRepository } from './preferences-repository';
import { askUnsubscribe, unsubscribe } from './unsubscribe';
import { readUnsubscribeToken, unsubscribeTokenOf } from './unsubscribe-token';

const secret = 'the secret of this test';
const maya = '8f2c9a4e-6c1d-4b7a-9d55-0f3f1d5b2a11';
const token = unsubscribeTokenOf(secret, maya);

function setUp(row?: Record<string, unknown>) {
  const { storage, documents } = fakeStorage();
  documents.on(GetCommand).resolves(row ? { Item: { userId: maya, ...row } } : {});
  documents.on(UpdateCommand).resolves({});
  return {
    documents,
    deps: { secret: fakeSecret(secret), preferences: createPreferencesRepository(storage) },
  };
}

describe('The token of a mail', () => {
  it('tells whose emails it ends, is always the same, and fits into a URL as it is', () => {
    expect(readUnsubscribeToken(secret, token)).toBe(maya);
    expect(unsubscribeTokenOf(secret, maya)).toBe(token);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(token).not.toContain(maya);
  });

  it.each([
    ['of another secret', unsubscribeTokenOf('another secret', maya)],
    ['for somebody else', `${unsubscribeTokenOf(secret, 'noah').split('.')[0]}.${token.split('.')[1]}`],
    ['that was cut', token.slice(0, -2)],
    ['with more behind it', `${token}.x`],
    ['without a signature', token.split('.')[0] ?? ''],
    ['of nobody', unsubscribeTokenOf(secret, '')],
    ['that is nothing', ''],
    ['that is noise', '%%%.💥'],
  ])('is invalid %s', (_, forged) => expect(readUnsubscribeToken(secret, forged)).toBeNull());
});

describe('The link of a mail', () => {
  it('asks and changes nothing when it is opened: what looks through emails opens links too', async () => {
    const { deps, documents } = setUp({ mail_streakAtRisk: true });
    const page = await askUnsubscribe(deps, token);
    expect(page).toContain('Stop the emails about your streak?');
    expect(page).toContain('<form method="post">');
    expect(documents.commandCalls(UpdateCommand)).toEqual([]);
  });

  it('says so when the emails are off already, or the account is gone', async () => {
    for (const row of [{ mail_streakAtRisk: false }, undefined]) {
      const page = await askUnsubscribe(setUp(row).deps, token);
      expect(page).toContain('These emails are off');
      expect(page).not.toContain('<form');
    }
  });

  it('that is incomplete says so, and reads nothing', async () => {
    const { deps, documents } = setUp();
    expect(await askUnsubscribe(deps, 'forged')).toContain('This link is incomplete');
    expect(documents.calls()).toEqual([]);
  });

  it('ends the emails, and tells what was done', async () => {
    const { deps, documents } = setUp({ mail_streakAtRisk: true });
    expect(await unsubscribe(deps, token)).toContain("You won't get these emails anymore");
    expect(documents.commandCalls(UpdateCommand)[0]?.args[0].input).toMatchObject({
      Key: { userId: maya },
      UpdateExpression: 'SET #mail_streakAtRisk = :mail_streakAtRisk',
      ConditionExpression: 'attribute_exists(userId)',
      ExpressionAttributeValues: { ':mail_streakAtRisk': false },
    });
  });

  it('gets the same answer again, and for someone who is gone, without writing anything', async () => {
    const { deps, documents } = setUp();
    documents.on(UpdateCommand).rejects(conditionRefused());
    expect(await unsubscribe(deps, token)).toBe(await unsubscribe(setUp().deps, token));
  });

  it('changes nothing when it is forged', async () => {
    const { deps, documents } = setUp();
    await expect(unsubscribe(deps, 'forged')).rejects.toMatchObject({ code: 'not_found' });
    expect(documents.calls()).toEqual([]);
  });

  it('does not say that it was done when the table is busy', async () => {
    const { deps, documents } = setUp();
    documents.on(UpdateCommand).rejects(throttled());
    await expect(unsubscribe(deps, token)).rejects.toThrow('The table is busy');
  });
});
