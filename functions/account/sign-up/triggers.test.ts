import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type {
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda';
import { describe, expect, it, vi } from 'vitest';
import { cancelled, fakeStorage } from '../../../tests/support/fake-storage';
import { fakeSecret } from '../../../tests/support/fake-secret';
import { createTombstonesRepository } from '../tombstones-repository';
import { createReadPerson } from '../../people/public';
import type { Storage } from '../../platform/storage/storage';
import { postAuthentication } from './post-authentication';
import { postConfirmation } from './post-confirmation';
import { preSignUp } from './pre-sign-up';
import { Refused, reportFailures } from './report-failures';
import type { Log } from '../../platform/logger';

const attributes = { sub: 'user-1', name: 'Maya', zoneinfo: 'Europe/Lisbon', 'custom:consent': '2026-11' };

const depsOf = (storage: Storage) => ({
  storage,
  readPerson: createReadPerson(storage),
  tombstones: createTombstonesRepository(storage, fakeSecret('a secret of the test')),
});

const signUp = (userAttributes: Record<string, string>) =>
  ({ userName: 'user-1', request: { userAttributes }, response: {} }) as unknown as PreSignUpTriggerEvent;

describe('The pre-sign-up trigger', () => {
  it('confirms immediately only where the environment does not verify addresses', async () => {
    const confirmed = await preSignUp({ autoConfirm: true })(signUp(attributes));
    expect(confirmed.response).toMatchObject({ autoConfirmUser: true, autoVerifyEmail: true });
    const waiting = await preSignUp({ autoConfirm: false })(signUp(attributes));
    expect(waiting.response).toMatchObject({ autoConfirmUser: false, autoVerifyEmail: false });
  });

  it.each([
    ['consent', { ...attributes, 'custom:consent': '' }, 'Please agree to the terms and the privacy policy.'],
    ['a name', { ...attributes, name: 'M' }, 'Name must be at least 2 characters'],
    ['a name of their own', { ...attributes, name: 'A n a' }, 'That name is reserved.'],
  ])('refuses a sign-up without %s, whatever client sent it', async (_, given, message) => {
    await expect(preSignUp({ autoConfirm: true })(signUp(given))).rejects.toThrow(message);
  });
});

it.each(['Moon', 'Etc/Unknown', 'GMT+5', ''])(
  'A time zone that is %o is no reason to refuse anyone',
  async (zoneinfo) => {
    const { response } = await preSignUp({ autoConfirm: true })(signUp({ ...attributes, zoneinfo }));
    expect(response.autoConfirmUser).toBe(true);
  },
);

describe('Any trigger', () => {
  const error = vi.fn<(message: string, details: object) => void>();
  const log = { error } as unknown as Log;

  it('is reported when it fails, and not when it refuses', async () => {
    const refusing = reportFailures(log, preSignUp({ autoConfirm: true }));
    await expect(refusing(signUp({}))).rejects.toThrow(Refused);
    expect(error).not.toHaveBeenCalled();
    const failing = reportFailures<PreSignUpTriggerEvent>(log, () =>
      Promise.reject(new Error('no database')),
    );
    await expect(failing(signUp({}))).rejects.toThrow('no database');
    expect(error).toHaveBeenCalledWith('trigger failed', {
      outcome: 'Error',
      error: new Error('no database'),
    });
  });
});

describe('The post-confirmation trigger', () => {
  const confirmation = (triggerSource = 'PostConfirmation_ConfirmSignUp') =>
    ({
      triggerSource,
      userName: 'user-1',
      request: { userAttributes: attributes },
    }) as unknown as PostConfirmationTriggerEvent;

  function setUp() {
    const { storage, documents } = fakeStorage();
    documents.on(TransactWriteCommand).resolves({});
    return { documents, confirm: postConfirmation(depsOf(storage)) };
  }

  it('creates both rows and the event together', async () => {
    const { documents, confirm } = setUp();
    await confirm(confirmation());
    const items = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(items.map((item) => item.Put?.TableName ?? item.ConditionCheck?.TableName)).toEqual([
      'test-tombstones',
      'test-profiles',
      'test-people',
      'test-outbox',
    ]);
    expect(items[1]?.Put?.Item).toMatchObject({
      userId: 'user-1',
      timeZone: 'Europe/Lisbon',
      consentVersion: '2026-11',
    });
    expect(JSON.stringify(items[3])).not.toContain('Maya');
    expect(JSON.stringify(items[0])).not.toContain('user-1');
  });

  it('changes nothing when Cognito calls it again', async () => {
    const { documents, confirm } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejects(cancelled('None', 'ConditionalCheckFailed', 'ConditionalCheckFailed', 'None'));
    await expect(confirm(confirmation())).resolves.toMatchObject({ userName: 'user-1' });
  });

  it('makes no rows for an account that was deleted', async () => {
    const { documents, confirm } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None', 'None'));
    await expect(confirm(confirmation())).rejects.toThrow('this account was deleted');
  });

  it('fails the confirmation when the rows cannot be written, so that it is tried again', async () => {
    const { documents, confirm } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejects(Object.assign(new Error('down'), { name: 'InternalServerError' }));
    await expect(confirm(confirmation())).rejects.toThrow('down');
  });

  it('has nothing to do when a password was reset', async () => {
    const { documents, confirm } = setUp();
    await confirm(confirmation('PostConfirmation_ConfirmForgotPassword'));
    expect(documents.calls()).toHaveLength(0);
  });
});

describe('The post-authentication trigger', () => {
  const signedIn = {
    userName: 'user-1',
    request: { userAttributes: attributes },
  } as unknown as PostAuthenticationTriggerEvent;

  function setUp(row?: object) {
    const { storage, documents } = fakeStorage();
    documents.on(GetCommand).resolves({ Item: row as Record<string, unknown> });
    documents.on(TransactWriteCommand).resolves({});
    const written = () => documents.commandCalls(TransactWriteCommand).length;
    return { documents, written, heal: postAuthentication(depsOf(storage)) };
  }

  it('creates the rows that a failed confirmation left out', async () => {
    const { heal, written } = setUp();
    await heal(signedIn);
    expect(written()).toBe(1);
  });

  it('creates the one row of two that a restore lost', async () => {
    const { heal, documents } = setUp();
    documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'ConditionalCheckFailed', 'None', 'None'))
      .resolves({});
    await heal(signedIn);
    const [, second] = documents.commandCalls(TransactWriteCommand);
    const tables = second?.args[0].input.TransactItems?.flatMap(({ Put }) => Put?.TableName ?? []);
    expect(tables).toEqual(['test-people', 'test-outbox']);
  });

  it('writes nothing for everyone else', async () => {
    const { heal, written } = setUp({
      userId: 'user-1',
      name: 'Maya',
      state: 'active',
      visible: true,
      version: 1,
    });
    await heal(signedIn);
    expect(written()).toBe(0);
  });

  it('refuses a sign-in to an account that is being deleted', async () => {
    const { heal, written } = setUp({
      userId: 'user-1',
      name: 'Maya',
      state: 'deleting',
      visible: true,
      version: 2,
    });
    await expect(heal(signedIn)).rejects.toThrow('this account was deleted');
    expect(written()).toBe(0);
  });

  it('tells someone who is suspended', async () => {
    const { heal, written } = setUp({
      userId: 'user-1',
      name: 'Maya',
      state: 'suspended',
      visible: true,
      version: 2,
    });
    await expect(heal(signedIn)).rejects.toThrow('This account is suspended.');
    expect(written()).toBe(0);
  });

  it('refuses a sign-in to an account that was deleted', async () => {
    const { heal, documents } = setUp();
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None', 'None'));
    await expect(heal(signedIn)).rejects.toThrow('this account was deleted');
  });
});
