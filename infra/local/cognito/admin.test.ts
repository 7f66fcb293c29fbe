import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { signIn, signUp } from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchBrowser } from '../../../tests/support/browser-session';
import { configureAmplify, signInAs } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  startTestPool,
  type TestPool,
  userPoolId,
} from '../../../tests/support/local-cloud/user-pool';

const password = 'Right-pass1!';
const named = (Username: string) => ({ UserPoolId: userPoolId, Username });

describe('admin operations', () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await startTestPool({ triggers: autoConfirm });
    configureAmplify(pool);
    await signUp({ username: 'mia@example.com', password });
  });
  afterAll(() => pool.stop());

  it.each([
    ['unsigned', '', 'MissingAuthenticationTokenException'],
    ['with a bearer token', 'Bearer AKIATESTADMIN', 'UnrecognizedClientException'],
    [
      'with the key id outside the credential',
      `AWS4-HMAC-SHA256 AKIATESTADMIN`,
      'UnrecognizedClientException',
    ],
    [
      'with another key',
      `AWS4-HMAC-SHA256 Credential=AKIAOTHER/20260301/eu-central-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=${'a'.repeat(64)}`,
      'UnrecognizedClientException',
    ],
    [
      'without a signature',
      'AWS4-HMAC-SHA256 Credential=AKIATESTADMIN/20260301/eu-central-1/cognito-idp/aws4_request, SignedHeaders=host, Signature=',
      'UnrecognizedClientException',
    ],
  ])('are refused when they come %s', async (_case, authorization, type) => {
    for (const operation of [
      'ListUsers',
      'AdminDeleteUser',
      'AdminGetUser',
      'AdminUserGlobalSignOut',
      'AdminSetUserMFAPreference',
    ]) {
      const headers = {
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        ...(authorization && { authorization }),
      };
      const body = JSON.stringify(named('mia@example.com'));
      const response = await fetch(pool.endpoint, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ __type: type });
    }
    await pool.admin.send(new AdminGetUserCommand(named('mia@example.com')));
  });

  it('are refused to other credentials, also through the SDK', async () => {
    const attempt = pool.client.send(new AdminDeleteUserCommand(named('mia@example.com')));
    await expect(attempt).rejects.toMatchObject({ name: 'UnrecognizedClientException' });
  });

  it('list everyone, page by page', async () => {
    await signUp({ username: 'ben@example.com', password });
    const emails: (string | undefined)[] = [];
    let PaginationToken: string | undefined;
    let pages = 0;
    do {
      const input = { UserPoolId: userPoolId, Limit: 1, PaginationToken };
      const { Users = [], ...page } = await pool.admin.send(new ListUsersCommand(input));
      for (const { Attributes = [], Username, UserStatus } of Users) {
        const values = new Map(Attributes.map(({ Name, Value }) => [Name, Value]));
        expect([values.get('sub'), UserStatus]).toEqual([Username, 'CONFIRMED']);
        emails.push(values.get('email'));
      }
      ({ PaginationToken } = page);
      pages += 1;
    } while (PaginationToken);
    expect(emails.toSorted()).toEqual(['ben@example.com', 'mia@example.com']);
    expect(pages).toBe(2);
  });

  it('sign a user out everywhere, by sub too', async () => {
    const { accessToken } = await signInAs('mia@example.com', password);
    const { Username = '' } = await pool.client.send(new GetUserCommand({ AccessToken: accessToken }));
    await pool.admin.send(new AdminUserGlobalSignOutCommand(named(Username)));
    await expect(pool.client.send(new GetUserCommand({ AccessToken: accessToken }))).rejects.toMatchObject({
      message: 'Access Token has been revoked',
    });
  });

  it('delete a user, whose address is then free', async () => {
    const { userId = '' } = await signUp({ username: 'gone@example.com', password });
    await pool.admin.send(new AdminDeleteUserCommand(named(userId)));
    switchBrowser();
    await expect(signIn({ username: 'gone@example.com', password })).rejects.toThrow('Incorrect username');
    const unknown = { name: 'UserNotFoundException', message: 'User does not exist.' };
    await expect(pool.admin.send(new AdminGetUserCommand(named(userId)))).rejects.toMatchObject(unknown);
    await expect(pool.admin.send(new AdminDeleteUserCommand(named(userId)))).rejects.toMatchObject(unknown);
    expect((await signUp({ username: 'gone@example.com', password })).userId).not.toBe(userId);
  });

  it('delete what belongs to the user: sessions, codes and attempts', async () => {
    const { userId = '' } = await signUp({ username: 'left@example.com', password });
    const rowsOf = async (sub: string) =>
      (await pool.rows()).filter((row) => JSON.stringify(row).includes(sub));
    await signInAs('left@example.com', password);
    expect(await rowsOf(userId)).not.toEqual([]);
    await pool.admin.send(new AdminDeleteUserCommand(named(userId)));
    expect(await rowsOf(userId)).toEqual([]);
  });

  it('are refused for another pool', async () => {
    const other = new AdminGetUserCommand({ UserPoolId: 'eu-central-1_Other', Username: 'mia@example.com' });
    await expect(pool.admin.send(other)).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
  });
});
