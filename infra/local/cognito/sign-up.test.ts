import {
  AdminGetUserCommand,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmSignUp, resendSignUpCode, signUp } from 'aws-amplify/auth';
import type { PostConfirmationTriggerEvent, PreSignUpTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { configureAmplify, signInAs } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  clientId,
  otherThan,
  startTestPool,
  type TestPool,
  userPoolId,
} from '../../../tests/support/local-cloud/user-pool';

const hourMs = 3_600_000;
const password = 'Right-pass1!';
const register = (username: string, name = 'Mia') =>
  signUp({
    username,
    password,
    options: { userAttributes: { name, zoneinfo: 'Europe/Berlin', 'custom:consent': '2026-01' } },
  });

const confirmAtOnce = autoConfirm.preSignUp;

describe('signing up with a code', () => {
  let pool: TestPool;
  beforeAll(async () => {
    pool = await startTestPool();
    configureAmplify(pool);
  });
  afterAll(() => pool.stop());

  it('emails a code, which confirms the account and its address', async () => {
    const { isSignUpComplete, nextStep, userId } = await register('mia@example.com');
    expect(isSignUpComplete).toBe(false);
    expect(nextStep).toMatchObject({
      codeDeliveryDetails: { destination: 'm***@e***', deliveryMedium: 'EMAIL' },
    });
    expect(userId).toMatch(/^[0-9a-f-]{36}$/);
    expect(pool.mails.at(-1)?.text).toMatch(/code is \d{6}\./);

    await confirmSignUp({ username: 'mia@example.com', confirmationCode: pool.codeFor('mia@example.com') });
    const user = await pool.admin.send(
      new AdminGetUserCommand({ UserPoolId: userPoolId, Username: 'MIA@example.com' }),
    );
    expect(user).toMatchObject({ Username: userId, UserStatus: 'CONFIRMED', Enabled: true });
    expect(user.UserAttributes).toEqual(
      expect.arrayContaining([
        { Name: 'sub', Value: userId },
        { Name: 'email', Value: 'mia@example.com' },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Mia' },
        { Name: 'zoneinfo', Value: 'Europe/Berlin' },
        { Name: 'custom:consent', Value: '2026-01' },
      ]),
    );
    expect(user.UserCreateDate).toEqual(new Date('2026-03-01T12:00:00Z'));
  });

  it('refuses an address that has an account, in any letter case', async () => {
    await register('noa@example.com');
    await expect(register('Noa@Example.com')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it('makes one user of parallel sign-ups of one address', async () => {
    const input = { ClientId: clientId, Username: 'race@example.com', Password: password };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        pool.client.send(new SignUpCommand(input)).then(
          () => 'created',
          (error: Error) => error.name,
        ),
      ),
    );
    const refused = Array.from({ length: 7 }, () => 'UsernameExistsException');
    expect(outcomes.toSorted()).toEqual([...refused, 'created']);
    const rows = await pool.rows();
    expect(rows.filter(({ email }) => email === 'race@example.com')).toHaveLength(1);
  });

  it('refuses a wrong code, and a code that was used', async () => {
    const username = 'wrong@example.com';
    await register(username);
    const right = pool.codeFor(username);
    await expect(confirmSignUp({ username, confirmationCode: otherThan(right) })).rejects.toMatchObject({
      name: 'CodeMismatchException',
      message: 'Invalid verification code provided, please try again.',
    });
    await confirmSignUp({ username, confirmationCode: right });
    await expect(confirmSignUp({ username, confirmationCode: right })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
  });

  it('refuses a code after a day and the one a newer code has replaced', async () => {
    const username = 'late@example.com';
    await register(username);
    const first = pool.codeFor(username);
    await resendSignUpCode({ username });
    const second = pool.codeFor(username);
    await expect(confirmSignUp({ username, confirmationCode: first })).rejects.toThrow(
      'Invalid verification code',
    );
    pool.advance(24 * hourMs);
    await expect(confirmSignUp({ username, confirmationCode: second })).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
  });

  it('lets no one guess a code: after five tries even the right one is refused', async () => {
    const username = 'guess@example.com';
    await register(username);
    const right = pool.codeFor(username);
    const confirm = (code: string) =>
      pool.client.send(
        new ConfirmSignUpCommand({ ClientId: clientId, Username: username, ConfirmationCode: code }),
      );
    const guesses = await Promise.allSettled(Array.from({ length: 40 }, () => confirm(otherThan(right))));
    const mismatches = guesses.filter(
      (guess) => guess.status === 'rejected' && guess.reason.name === 'CodeMismatchException',
    );
    expect(mismatches.length).toBeLessThanOrEqual(5);
    while (await confirm(otherThan(right)).catch((error: Error) => error.name !== 'LimitExceededException'));
    await expect(confirm(right)).rejects.toMatchObject({ name: 'LimitExceededException' });
  });

  it('sends at most five codes an hour', async () => {
    const username = 'flood@example.com';
    await register(username);
    for (let sent = 1; sent < 5; sent += 1) await resendSignUpCode({ username });
    await expect(resendSignUpCode({ username })).rejects.toMatchObject({ name: 'LimitExceededException' });
    pool.advance(hourMs);
    await resendSignUpCode({ username });
  });

  it('does not tell that an address has no account when asked for another code', async () => {
    const count = pool.mails.length;
    const details = await resendSignUpCode({ username: 'nobody@example.com' });
    expect(details).toMatchObject({ destination: 'n***@e***', deliveryMedium: 'EMAIL' });
    expect(pool.mails).toHaveLength(count);
    const guess = confirmSignUp({ username: 'nobody@example.com', confirmationCode: '123456' });
    await expect(guess).rejects.toMatchObject({ name: 'CodeMismatchException' });
  });

  it.each([
    ['a password below the minimum', { Password: 'Ab1!x' }, 'InvalidPasswordException', /not long enough/],
    [
      'no password',
      { Password: undefined },
      'InvalidParameterException',
      /'password' failed .* must not be null/,
    ],
    [
      'a name that is no e-mail address',
      { Username: 'mia' },
      'InvalidParameterException',
      /should be an email/,
    ],
    [
      'another client',
      { ClientId: 'stranger' },
      'ResourceNotFoundException',
      /client stranger does not exist/,
    ],
    [
      'an address declared verified',
      { UserAttributes: [{ Name: 'email_verified', Value: 'true' }] },
      'NotAuthorizedException',
      /unauthorized attribute/,
    ],
    [
      'an address that is not the username',
      { UserAttributes: [{ Name: 'email', Value: 'other@example.com' }] },
      'InvalidParameterException',
      /does not match/,
    ],
  ])('refuses %s', async (_case, change, name, message) => {
    const input = { ClientId: clientId, Username: 'strict@example.com', Password: password, ...change };
    const attempt = pool.client.send(new SignUpCommand(input));
    await expect(attempt).rejects.toMatchObject({ name, message: expect.stringMatching(message) });
    expect((await pool.rows()).some(({ email }) => email === 'strict@example.com')).toBe(false);
  });

  it('stores a verifier, and nothing the password could be read from', async () => {
    await register('secret@example.com');
    const rows = await pool.rows();
    expect(rows.find(({ email }) => email === 'secret@example.com')).toMatchObject({
      salt: expect.stringMatching(/^[0-9a-f]{32}$/),
      verifier: expect.stringMatching(/^[0-9a-f]{768}$/),
    });
    const stored = JSON.stringify(rows);
    for (const form of ['utf8', 'base64', 'hex'] as const) {
      expect(stored).not.toContain(Buffer.from(password).toString(form));
    }
    expect(stored).not.toContain(pool.codeFor('secret@example.com'));
  });
});

describe('the triggers of a sign-up', () => {
  let pool: TestPool;
  let preSignUp: (event: PreSignUpTriggerEvent) => Promise<PreSignUpTriggerEvent>;
  let postConfirmation: (event: PostConfirmationTriggerEvent) => Promise<PostConfirmationTriggerEvent>;
  beforeAll(async () => {
    pool = await startTestPool({
      triggers: {
        preSignUp: (event) => preSignUp(event),
        postConfirmation: (event) => postConfirmation(event),
      },
    });
    configureAmplify(pool);
  });
  beforeEach(() => {
    preSignUp = confirmAtOnce;
    postConfirmation = async (event) => event;
  });
  afterAll(() => pool.stop());

  it('confirm immediately, with the events Cognito sends', async () => {
    const events: (PreSignUpTriggerEvent | PostConfirmationTriggerEvent)[] = [];
    preSignUp = async (event) => (events.push(event), confirmAtOnce(event));
    postConfirmation = async (event) => (events.push(event), event);
    const { isSignUpComplete, userId } = await signUp({
      username: 'auto@example.com',
      password,
      options: {
        userAttributes: { name: 'Auto', 'custom:consent': '2026-01' },
        clientMetadata: { source: 'test' },
        validationData: { proof: 'yes' },
      },
    });
    expect(isSignUpComplete).toBe(true);
    expect(pool.mails).toHaveLength(0);
    const base = { version: '1', region: 'eu-central-1', userPoolId, userName: userId };
    expect(events).toEqual([
      {
        ...base,
        callerContext: { awsSdkVersion: expect.any(String), clientId },
        triggerSource: 'PreSignUp_SignUp',
        request: {
          userAttributes: { email: 'auto@example.com', name: 'Auto', 'custom:consent': '2026-01' },
          validationData: { proof: 'yes' },
          clientMetadata: { source: 'test' },
        },
        response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
      },
      {
        ...base,
        callerContext: { awsSdkVersion: expect.any(String), clientId },
        triggerSource: 'PostConfirmation_ConfirmSignUp',
        request: {
          userAttributes: {
            sub: userId,
            email: 'auto@example.com',
            email_verified: 'true',
            'cognito:user_status': 'CONFIRMED',
            name: 'Auto',
            'custom:consent': '2026-01',
          },
          clientMetadata: { source: 'test' },
        },
        response: {},
      },
    ]);
    expect(JSON.stringify(events)).not.toContain(password);
  });

  it('may refuse the sign-up, and then nothing is left of it', async () => {
    preSignUp = async () => Promise.reject(new Error('consent is required'));
    await expect(register('refused@example.com')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PreSignUp failed with error consent is required.',
    });
    expect((await pool.rows()).some(({ email }) => email === 'refused@example.com')).toBe(false);
  });

  it('fail the call after confirmation, but the user stays confirmed', async () => {
    postConfirmation = async () => Promise.reject(new Error('no table'));
    await expect(register('half@example.com')).rejects.toMatchObject({
      name: 'UserLambdaValidationException',
      message: 'PostConfirmation failed with error no table.',
    });
    expect((await signInAs('half@example.com', password)).accessToken).not.toBe('');
  });

  it('run once for parallel confirmations with one code', async () => {
    let calls = 0;
    preSignUp = async (event) => event;
    postConfirmation = async (event) => ((calls += 1), event);
    const username = 'twice@example.com';
    await register(username);
    const input = { ClientId: clientId, Username: username, ConfirmationCode: pool.codeFor(username) };
    const results = await Promise.allSettled(
      Array.from({ length: 4 }, () => pool.client.send(new ConfirmSignUpCommand(input))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(calls).toBe(1);
  });

  it('must answer what Cognito understands', async () => {
    preSignUp = async (event) => ({ ...event, response: JSON.parse('{"autoConfirmUser":"yes"}') });
    await expect(register('odd@example.com')).rejects.toMatchObject({
      name: 'InvalidLambdaResponseException',
    });
  });
});
