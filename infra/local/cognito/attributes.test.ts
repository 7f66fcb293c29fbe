import {
  confirmUserAttribute,
  fetchAuthSession,
  fetchUserAttributes,
  signIn,
  signUp,
  updateUserAttribute,
  updateUserAttributes,
} from 'aws-amplify/auth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchBrowser } from '../../../tests/support/browser-session';
import { configureAmplify, signInAs } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  otherThan,
  startTestPool,
  type TestPool,
} from '../../../tests/support/local-cloud/user-pool';

const password = 'Right-pass1!';

describe('the attributes of a signed-in user', () => {
  let pool: TestPool;
  const join = async (username: string) => {
    const userAttributes = { name: 'Mia', 'custom:consent': '2026-01' };
    await signUp({ username, password, options: { userAttributes } });
    await signInAs(username, password);
  };
  const changeEmail = (value: string) =>
    updateUserAttribute({ userAttribute: { attributeKey: 'email', value } });
  const confirmEmail = (confirmationCode: string) =>
    confirmUserAttribute({ userAttributeKey: 'email', confirmationCode });

  beforeAll(async () => {
    pool = await startTestPool({ triggers: autoConfirm });
    configureAmplify(pool);
  });
  afterAll(() => pool.stop());

  it('have a new email address only when the code emailed to it has come back', async () => {
    await join('old@example.com');
    const { nextStep } = await changeEmail('new@example.com');
    expect(nextStep).toMatchObject({
      updateAttributeStep: 'CONFIRM_ATTRIBUTE_WITH_CODE',
      codeDeliveryDetails: { destination: 'n***@e***', attributeName: 'email' },
    });
    expect((await fetchUserAttributes()).email).toBe('old@example.com');
    const code = pool.codeFor('new@example.com');
    await expect(confirmEmail(otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });

    await confirmEmail(code);
    expect(await fetchUserAttributes()).toMatchObject({ email: 'new@example.com', email_verified: 'true' });
    const { tokens } = await fetchAuthSession({ forceRefresh: true });
    expect(tokens?.idToken?.payload['email']).toBe('new@example.com');
    expect((await signInAs('new@example.com', password)).accessToken).not.toBe('');
    switchBrowser();
    await expect(signIn({ username: 'old@example.com', password })).rejects.toThrow('Incorrect username');
    await expect(signUp({ username: 'new@example.com', password })).rejects.toThrow('already exists');
    await signUp({ username: 'old@example.com', password });
  });

  it('cannot take an address that has an account, or gets one meanwhile', async () => {
    await signUp({ username: 'taken@example.com', password });
    await join('taker@example.com');
    const taken = { name: 'AliasExistsException', message: 'An account with the email already exists.' };
    await expect(changeEmail('Taken@example.com')).rejects.toMatchObject(taken);
    await changeEmail('soon@example.com');
    const code = pool.codeFor('soon@example.com');
    await signUp({ username: 'soon@example.com', password });
    await expect(confirmEmail(code)).rejects.toMatchObject(taken);
    expect((await fetchUserAttributes()).email).toBe('taker@example.com');
  });

  it('prove the address the code was emailed to, not one asked for later', async () => {
    await join('first@example.com');
    await changeEmail('mine@example.com');
    const code = pool.codeFor('mine@example.com');
    await changeEmail('somebody-else@example.com');
    await expect(confirmEmail(code)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect((await fetchUserAttributes()).email).toBe('first@example.com');
  });

  it('may be changed where the pool allows it: not consent, not what the pool decides', async () => {
    await join('editor@example.com');
    await updateUserAttributes({ userAttributes: { name: 'Mia M.', zoneinfo: 'Asia/Tokyo' } });
    expect(await fetchUserAttributes()).toEqual({
      sub: expect.any(String),
      email: 'editor@example.com',
      email_verified: 'true',
      name: 'Mia M.',
      zoneinfo: 'Asia/Tokyo',
      'custom:consent': '2026-01',
    });
    const change = (userAttributes: Record<string, string>) => updateUserAttributes({ userAttributes });
    await expect(change({ 'custom:consent': '2099-01' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    for (const name of ['email_verified', 'sub', 'phone_number']) {
      await expect(change({ [name]: 'true' })).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    await expect(changeEmail('not an address')).rejects.toMatchObject({ name: 'InvalidParameterException' });
  });
});
