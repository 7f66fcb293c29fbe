import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientId, startTestPool, type TestPool } from '../../../tests/support/local-cloud/user-pool';

const prefix = 'AWSCognitoIdentityProviderService.';

describe('a request that is not as it should be', () => {
  let pool: TestPool;
  const post = (target: string, body: string) =>
    fetch(pool.endpoint, { method: 'POST', headers: { 'x-amz-target': target }, body });
  beforeAll(async () => void (pool = await startTestPool()));
  afterAll(() => pool.stop());

  it.each(['{', '', '"text'])('gets a SerializationException for no JSON (%#)', async (body) => {
    const response = await post(`${prefix}SignUp`, body);
    expect(response.status).toBe(400);
    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException:');
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(await response.json()).toMatchObject({ __type: 'SerializationException' });
  });

  it.each(['null', '[]', '1', '{}', '{"ClientId":{}}', '{"__proto__":{"ClientId":"web-client"}}'])(
    'gets an InvalidParameterException for the wrong JSON %s',
    async (body) => {
      for (const operation of ['SignUp', 'InitiateAuth', 'GetUser', 'RevokeToken', 'ConfirmForgotPassword']) {
        const response = await post(prefix + operation, body);
        expect(await response.json()).toMatchObject({ __type: 'InvalidParameterException' });
      }
    },
  );

  it('gets an InvalidParameterException for wrong challenge answers', async () => {
    for (const name of ['PASSWORD_VERIFIER', 'SOFTWARE_TOKEN_MFA', 'SMS_MFA']) {
      const body = { ClientId: clientId, ChallengeName: name, ChallengeResponses: { USERNAME: 'x' } };
      const response = await post(`${prefix}RespondToAuthChallenge`, JSON.stringify(body));
      expect(await response.json()).toMatchObject({ __type: 'InvalidParameterException' });
    }
  });

  it('is refused above 64 kB, and not below', async () => {
    const bodyOf = (bytes: number) => JSON.stringify({ ClientId: clientId, Token: '' }).padEnd(bytes);
    const tooLarge = await post(`${prefix}RevokeToken`, bodyOf(65_537));
    expect(tooLarge.status).toBe(413);
    const allowed = await post(`${prefix}RevokeToken`, bodyOf(65_536));
    expect(await allowed.json()).toMatchObject({ __type: 'NotAuthorizedException' });
  });

  it.each([`${prefix}DeleteUser`, `${prefix}constructor`, `${prefix}`, 'Other.SignUp', ''])(
    'refuses the operation %j',
    async (target) => {
      const response = await post(target, '{}');
      expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    },
  );

  it('must be a POST, except for the keys', async () => {
    const response = await fetch(pool.endpoint, { headers: { 'x-amz-target': `${prefix}SignUp` } });
    expect(await response.json()).toMatchObject({ __type: 'UnknownOperationException' });
    const jwks = await fetch(`${pool.issuer}/.well-known/jwks.json`);
    expect(await jwks.json()).toEqual(pool.cognito.jwks());
  });

  it('gets an opaque answer when the pool itself fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = await startTestPool({ now: () => new Date(Number.NaN) });
    const body = JSON.stringify({ ClientId: clientId, Username: 'a@example.com', Password: 'Right-pass1!' });
    const headers = { 'x-amz-target': `${prefix}SignUp` };
    const response = await fetch(broken.endpoint, { method: 'POST', headers, body });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ __type: 'InternalErrorException', message: 'Internal error' });
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    await broken.stop();
  });
});
