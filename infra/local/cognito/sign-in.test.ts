import { switchBrowser } from '../../../tests/support/browser-session';
import {
  InitiateAuthCommand,
  RespondToAuthChallengeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, signIn, signUp } from 'aws-amplify/auth';
import { getDiffieHellman } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureAmplify, interceptCalls, signInAs } from '../../../tests/support/local-cloud/amplify';
import { withOwnArithmetic } from '../../../tests/support/native-arithmetic';
import { clientId, startTestPool, type TestPool } from '../../../tests/support/local-cloud/user-pool';

const password = 'Right-pass1!';
const wrong = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
const modulus = getDiffieHellman('modp15').getPrime('hex');

describe('signing in', () => {
  let pool: TestPool;
  let people = 0;
  const newPerson = async () => {
    people += 1;
    const username = `person${people}@example.com`;
    await signUp({ username, password });
    await confirmSignUp({ username, confirmationCode: pool.codeFor(username) });
    return username;
  };
  const initiate = (
    username: string,
    srpA = 'abcdef',
    flow: 'USER_SRP_AUTH' | 'REFRESH_TOKEN_AUTH' = 'USER_SRP_AUTH',
  ) =>
    pool.client.send(
      new InitiateAuthCommand({
        AuthFlow: flow,
        ClientId: clientId,
        AuthParameters: { USERNAME: username, SRP_A: srpA, REFRESH_TOKEN: 'x' },
      }),
    );
  /** A claim with a made-up signature: a wrong guess without the cost of a real one. */
  const guess = async (username: string) => {
    const { ChallengeParameters = {} } = await initiate(username);
    return pool.client.send(
      new RespondToAuthChallengeCommand({
        ClientId: clientId,
        ChallengeName: 'PASSWORD_VERIFIER',
        ChallengeResponses: {
          USERNAME: ChallengeParameters['USERNAME'] ?? '',
          PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters['SECRET_BLOCK'] ?? '',
          PASSWORD_CLAIM_SIGNATURE: Buffer.alloc(32).toString('base64'),
          TIMESTAMP: 'Sun Mar 1 12:00:00 UTC 2026',
        },
      }),
    );
  };
  const outcome = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'signed in',
      (error: Error) => error.message,
    );

  beforeAll(async () => {
    pool = await startTestPool();
    configureAmplify(pool);
  });
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => pool.stop());

  it('works with the right password, in any letter case of the address', async () => {
    const username = await newPerson();
    switchBrowser();
    const { isSignedIn } = await signIn({ username: username.toUpperCase(), password });
    expect(isSignedIn).toBe(true);
  });

  it('works every time, whatever the random numbers of the exchange', async () => {
    const username = await newPerson();
    await withOwnArithmetic(async () => {
      for (let round = 0; round < 8; round += 1) {
        expect((await signInAs(username, password)).refreshToken).not.toBe('');
      }
    });
  });

  it('answers a wrong password and an unknown address alike', async () => {
    const username = await newPerson();
    switchBrowser();
    await expect(signIn({ username, password: 'Wrong-pass1!' })).rejects.toMatchObject(wrong);
    await expect(signIn({ username: 'nobody@example.com', password })).rejects.toMatchObject(wrong);
  });

  it('shows an unknown address a salt and a user id that look real and stay the same', async () => {
    const [first, second, known] = await Promise.all([
      initiate('nobody@example.com'),
      initiate('Nobody@example.com'),
      initiate(await newPerson()),
    ]);
    const stable = ({ SALT, USERNAME, USER_ID_FOR_SRP } = first.ChallengeParameters ?? {}) => [
      SALT,
      USERNAME,
      USER_ID_FOR_SRP,
    ];
    expect(stable(second.ChallengeParameters)).toEqual(stable(first.ChallengeParameters));
    for (const { ChallengeParameters } of [first, known]) {
      expect(ChallengeParameters).toEqual({
        SALT: expect.stringMatching(/^[0-9a-f]{32}$/),
        USERNAME: expect.stringMatching(
          /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
        ),
        USER_ID_FOR_SRP: ChallengeParameters?.['USERNAME'],
        SECRET_BLOCK: expect.any(String),
        SRP_B: expect.stringMatching(/^[0-9a-f]{700,768}$/),
      });
    }
  });

  it('asks for the confirmation only from those who know the password', async () => {
    const username = 'unconfirmed@example.com';
    await signUp({ username, password });
    switchBrowser();
    const { nextStep } = await signIn({ username, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_UP');
    await expect(signIn({ username, password: 'Wrong-pass1!' })).rejects.toMatchObject(wrong);
  });

  it('refuses a signature with one byte changed', async () => {
    const username = await newPerson();
    interceptCalls(({ operation, body }) => {
      if (operation !== 'RespondToAuthChallenge') return body;
      const responses = body['ChallengeResponses'] as Record<string, string>;
      const signature = Buffer.from(responses['PASSWORD_CLAIM_SIGNATURE'] ?? '', 'base64');
      signature[0] = (signature[0] ?? 0) ^ 1;
      const changed = { ...responses, PASSWORD_CLAIM_SIGNATURE: signature.toString('base64') };
      return { ...body, ChallengeResponses: changed };
    });
    switchBrowser();
    await expect(signIn({ username, password })).rejects.toMatchObject(wrong);
  });

  it('refuses a right signature when it is sent again, or after three minutes', async () => {
    const username = await newPerson();
    const calls = interceptCalls();
    await signInAs(username, password);
    const claim = calls.find(({ operation }) => operation === 'RespondToAuthChallenge');
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.RespondToAuthChallenge' };
    const again = await fetch(pool.endpoint, { method: 'POST', headers, body: JSON.stringify(claim?.body) });
    expect(await again.json()).toEqual({ __type: wrong.name, message: wrong.message });

    interceptCalls(({ operation, body }) => {
      if (operation === 'RespondToAuthChallenge') pool.advance(180_000);
      return body;
    });
    switchBrowser();
    await expect(signIn({ username, password })).rejects.toMatchObject(wrong);
  });

  it.each(['0', modulus, (BigInt(`0x${modulus}`) * 2n).toString(16)])(
    'refuses a public key that is zero modulo N (%#)',
    async (srpA) => {
      await expect(initiate('person1@example.com', srpA)).rejects.toMatchObject(wrong);
    },
  );

  it('refuses a public key that is no number, and flows the client does not have', async () => {
    await expect(initiate('person1@example.com', 'xyz')).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await expect(initiate('person1@example.com', 'ab', 'REFRESH_TOKEN_AUTH')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'REFRESH_TOKEN_AUTH flow not enabled for this client',
    });
  });

  describe('after failures', () => {
    it('locks from the fifth one on, twice as long each time, even for the right password', async () => {
      const username = await newPerson();
      for (let failures = 1; failures <= 5; failures += 1)
        expect(await outcome(guess(username))).toBe(wrong.message);
      switchBrowser();
      expect(await outcome(signIn({ username, password }))).toBe('Password attempts exceeded');
      for (const seconds of [1, 2, 4, 8]) {
        pool.advance(seconds * 1000 - 1);
        expect(await outcome(guess(username))).toBe('Password attempts exceeded');
        pool.advance(1);
        expect(await outcome(guess(username))).toBe(wrong.message);
      }
    });

    it('locks for 15 minutes at most, and forgets after 15 quiet minutes', async () => {
      const username = await newPerson();
      for (let failures = 1; failures <= 16; failures += 1) {
        await outcome(guess(username));
        pool.advance(Math.min(2 ** Math.max(failures - 5, 0), 900) * 1000);
      }
      expect(await outcome(guess(username))).toBe(wrong.message);
      pool.advance(899_999);
      expect(await outcome(guess(username))).toBe('Password attempts exceeded');
      pool.advance(900_001);
      for (let failures = 1; failures <= 4; failures += 1) await outcome(guess(username));
      expect(await outcome(guess(username))).toBe(wrong.message);
    });

    it('starts afresh after a sign-in', async () => {
      const username = await newPerson();
      for (let failures = 1; failures <= 4; failures += 1) await outcome(guess(username));
      await signInAs(username, password);
      for (let failures = 1; failures <= 4; failures += 1) await outcome(guess(username));
      expect((await signInAs(username, password)).accessToken).not.toBe('');
    });

    it('counts parallel guesses, and treats unknown addresses the same', async () => {
      for (const username of [await newPerson(), 'ghost@example.com']) {
        const outcomes = await Promise.all(Array.from({ length: 12 }, () => outcome(guess(username))));
        const locked = Array.from({ length: 7 }, () => 'Password attempts exceeded');
        const failed = Array.from({ length: 5 }, () => wrong.message);
        expect(outcomes.toSorted()).toEqual([...failed, ...locked]);
      }
    });
  });
});
