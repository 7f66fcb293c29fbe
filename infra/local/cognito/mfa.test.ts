import { switchBrowser } from '../../../tests/support/browser-session';
import {
  AdminSetUserMFAPreferenceCommand,
  GetUserCommand,
  SetUserMFAPreferenceCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import {
  confirmSignIn,
  fetchMFAPreference,
  setUpTOTP,
  signIn,
  signUp,
  updateMFAPreference,
  verifyTOTPSetup,
} from 'aws-amplify/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { configureAmplify, interceptCalls, tokensIn } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  otherThan,
  startTestPool,
  type TestPool,
  userPoolId,
} from '../../../tests/support/local-cloud/user-pool';

const password = 'Right-pass1!';
const stepMs = 30_000;

describe('the second factor', () => {
  let pool: TestPool;
  let people = 0;
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: pool.now().getTime() + steps * stepMs,
    });
  const askedForCode = async (username: string) => {
    switchBrowser();
    const { nextStep } = await signIn({ username, password });
    expect(nextStep.signInStep).toBe('CONFIRM_SIGN_IN_WITH_TOTP_CODE');
  };
  const newPerson = async () => {
    people += 1;
    const username = `person${people}@example.com`;
    await signUp({ username, password });
    const storage = switchBrowser();
    await signIn({ username, password });
    return { username, storage };
  };
  const newProtectedPerson = async () => {
    const person = await newPerson();
    const secret = (await setUpTOTP()).sharedSecret;
    await verifyTOTPSetup({ code: codeOf(secret) });
    await updateMFAPreference({ totp: 'PREFERRED' });
    pool.advance(2 * stepMs);
    return { ...person, secret };
  };

  beforeAll(async () => {
    pool = await startTestPool({ triggers: autoConfirm });
    configureAmplify(pool);
  });
  afterEach(() => void vi.unstubAllGlobals());
  afterAll(() => pool.stop());

  it('is asked for once it was set up, and lets in with the right code', async () => {
    const { username, secret } = await newProtectedPerson();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(await fetchMFAPreference()).toEqual({ enabled: ['TOTP'], preferred: 'TOTP' });
    await askedForCode(username);
    expect((await confirmSignIn({ challengeResponse: codeOf(secret) })).isSignedIn).toBe(true);
  });

  it('accepts the code of the step before and after, and no other', async () => {
    const { username, secret } = await newProtectedPerson();
    for (const steps of [-1, 1]) {
      await askedForCode(username);
      expect((await confirmSignIn({ challengeResponse: codeOf(secret, steps) })).isSignedIn).toBe(true);
    }
    pool.advance(10 * stepMs);
    await askedForCode(username);
    for (const steps of [-2, 2]) {
      const attempt = confirmSignIn({ challengeResponse: codeOf(secret, steps) });
      await expect(attempt).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
  });

  it('may be tried again after a wrong code', async () => {
    const { username, secret } = await newProtectedPerson();
    await askedForCode(username);
    await expect(confirmSignIn({ challengeResponse: otherThan(codeOf(secret)) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid code received for user',
    });
    expect((await confirmSignIn({ challengeResponse: codeOf(secret) })).isSignedIn).toBe(true);
  });

  it('refuses a code that was used before, also the one of the set-up', async () => {
    const { username } = await newPerson();
    const secret = (await setUpTOTP()).sharedSecret;
    const code = codeOf(secret);
    await verifyTOTPSetup({ code });
    await updateMFAPreference({ totp: 'PREFERRED' });
    await askedForCode(username);
    const reused = {
      name: 'ExpiredCodeException',
      message: 'Your software token has already been used once.',
    };
    await expect(confirmSignIn({ challengeResponse: code })).rejects.toMatchObject(reused);
    pool.advance(stepMs);
    await confirmSignIn({ challengeResponse: codeOf(secret) });
    await askedForCode(username);
    await expect(confirmSignIn({ challengeResponse: codeOf(secret) })).rejects.toMatchObject(reused);
  });

  it('gives no new guesses for signing in with the password again', async () => {
    const { username, secret } = await newProtectedPerson();
    for (let failures = 1; failures <= 5; failures += 1) {
      await askedForCode(username);
      const attempt = confirmSignIn({ challengeResponse: otherThan(codeOf(secret)) });
      await expect(attempt).rejects.toMatchObject({ name: 'CodeMismatchException' });
    }
    await expect(confirmSignIn({ challengeResponse: codeOf(secret) })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    pool.advance(1000);
    expect((await confirmSignIn({ challengeResponse: codeOf(secret) })).isSignedIn).toBe(true);
  });

  it('must follow within three minutes, and by the person who gave the password', async () => {
    const victim = await newProtectedPerson();
    const attacker = await newProtectedPerson();
    interceptCalls(({ body }) => {
      const isCode = body['ChallengeName'] === 'SOFTWARE_TOKEN_MFA';
      const { SOFTWARE_TOKEN_MFA_CODE = '' } = (body['ChallengeResponses'] ?? {}) as Record<string, string>;
      const changed = { USERNAME: victim.username, SOFTWARE_TOKEN_MFA_CODE };
      return isCode ? { ...body, ChallengeResponses: changed } : body;
    });
    await askedForCode(attacker.username);
    await expect(confirmSignIn({ challengeResponse: codeOf(attacker.secret) })).rejects.toMatchObject({
      message: 'Invalid session for the user.',
    });
    vi.unstubAllGlobals();
    await askedForCode(victim.username);
    pool.advance(180_000);
    await expect(confirmSignIn({ challengeResponse: codeOf(victim.secret) })).rejects.toMatchObject({
      message: 'Invalid session for the user, session is expired.',
    });
  });

  it('is not set up by a wrong code, nor turned on without set-up', async () => {
    const { storage } = await newPerson();
    const secret = (await setUpTOTP()).sharedSecret;
    await expect(verifyTOTPSetup({ code: otherThan(codeOf(secret)) })).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await expect(updateMFAPreference({ totp: 'ENABLED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User has not verified software token mfa',
    });
    await expect(updateMFAPreference({ sms: 'ENABLED' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    const AccessToken = tokensIn(storage).accessToken;
    const user = await pool.client.send(new GetUserCommand({ AccessToken }));
    expect(user.UserMFASettingList).toBeUndefined();
  });

  it('keeps the old app working until the new one has proved itself', async () => {
    const { username, secret } = await newProtectedPerson();
    const next = (await setUpTOTP()).sharedSecret;
    await askedForCode(username);
    await expect(confirmSignIn({ challengeResponse: codeOf(next) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirmSignIn({ challengeResponse: codeOf(secret) });
    pool.advance(stepMs);
    await verifyTOTPSetup({ code: codeOf(next) });
    pool.advance(stepMs);
    await askedForCode(username);
    expect((await confirmSignIn({ challengeResponse: codeOf(next) })).isSignedIn).toBe(true);
  });

  it('can be turned off by the user, and by an operator', async () => {
    const first = await newProtectedPerson();
    await updateMFAPreference({ totp: 'DISABLED' });
    switchBrowser();
    expect((await signIn({ username: first.username, password })).isSignedIn).toBe(true);

    const second = await newProtectedPerson();
    const off = { SoftwareTokenMfaSettings: { Enabled: false } };
    const named = { UserPoolId: userPoolId, Username: second.username, ...off };
    await pool.admin.send(new AdminSetUserMFAPreferenceCommand(named));
    switchBrowser();
    expect((await signIn({ username: second.username, password })).isSignedIn).toBe(true);
  });

  it('cannot be turned off with an ID token or without one', async () => {
    const { storage } = await newProtectedPerson();
    for (const AccessToken of [tokensIn(storage).idToken, 'x']) {
      const off = new SetUserMFAPreferenceCommand({
        AccessToken,
        SoftwareTokenMfaSettings: { Enabled: false },
      });
      await expect(pool.client.send(off)).rejects.toMatchObject({ message: 'Invalid Access Token' });
    }
  });
});
