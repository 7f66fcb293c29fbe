import {
  ConfirmForgotPasswordCommand,
  ForgotPasswordCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { confirmResetPassword, resetPassword, signIn, signUp, updatePassword } from 'aws-amplify/auth';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { switchBrowser } from '../../../tests/support/browser-session';
import { configureAmplify, signInAs } from '../../../tests/support/local-cloud/amplify';
import {
  autoConfirm,
  clientId,
  otherThan,
  startTestPool,
  type TestPool,
} from '../../../tests/support/local-cloud/user-pool';

const password = 'Right-pass1!';
const newPassword = 'Newer-pass2!';

describe('changing a password', () => {
  let pool: TestPool;
  let people = 0;
  const confirmations: PostConfirmationTriggerEvent[] = [];
  const newPerson = async () => {
    people += 1;
    const username = `person${people}@example.com`;
    await signUp({ username, password });
    return username;
  };
  const confirm = (username: string, code: string, proposed = newPassword) =>
    confirmResetPassword({ username, confirmationCode: code, newPassword: proposed });

  beforeAll(async () => {
    const postConfirmation = async (event: PostConfirmationTriggerEvent) => (
      confirmations.push(event),
      event
    );
    pool = await startTestPool({ triggers: { ...autoConfirm, postConfirmation } });
    configureAmplify(pool);
  });
  afterAll(() => pool.stop());

  it('by a emailed code makes the new one work and the old one not', async () => {
    const username = await newPerson();
    const { nextStep } = await resetPassword({ username });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'p***@e***', deliveryMedium: 'EMAIL' });
    await confirm(username, pool.codeFor(username));
    expect((await signInAs(username, newPassword)).accessToken).not.toBe('');
    switchBrowser();
    await expect(signIn({ username, password })).rejects.toThrow('Incorrect username or password.');
    expect(confirmations.at(-1)?.triggerSource).toBe('PostConfirmation_ConfirmForgotPassword');
  });

  it('looks the same for an address without an account, which gets no mail', async () => {
    const count = pool.mails.length;
    const { nextStep } = await resetPassword({ username: 'nobody@example.com' });
    expect(nextStep.codeDeliveryDetails).toMatchObject({ destination: 'n***@e***', deliveryMedium: 'EMAIL' });
    expect(pool.mails).toHaveLength(count);
    await expect(confirm('nobody@example.com', '123456')).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(confirm('nobody2@example.com', '123456')).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  it('refuses a wrong code, a used one and one that is an hour old', async () => {
    const username = await newPerson();
    await resetPassword({ username });
    const code = pool.codeFor(username);
    await expect(confirm(username, otherThan(code))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await confirm(username, code);
    await expect(confirm(username, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await resetPassword({ username });
    pool.advance(3_600_000);
    await expect(confirm(username, pool.codeFor(username))).rejects.toMatchObject({
      name: 'ExpiredCodeException',
    });
  });

  it('refuses the code of another account', async () => {
    const [mine, theirs] = [await newPerson(), await newPerson()];
    await resetPassword({ username: mine });
    await resetPassword({ username: theirs });
    await expect(confirm(theirs, pool.codeFor(mine))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await confirm(mine, pool.codeFor(mine));
  });

  it('limits codes and tries for known and unknown addresses alike', async () => {
    for (const Username of [await newPerson(), 'stranger@example.com']) {
      const send = () => pool.client.send(new ForgotPasswordCommand({ ClientId: clientId, Username }));
      const attempt = (ConfirmationCode: string) =>
        pool.client.send(
          new ConfirmForgotPasswordCommand({
            ClientId: clientId,
            Username,
            ConfirmationCode,
            Password: newPassword,
          }),
        );
      const limit = {
        name: 'LimitExceededException',
        message: 'Attempt limit exceeded, please try after some time.',
      };
      await send();
      const wrong = otherThan(pool.codeFor(Username) || '123455');
      for (let tries = 1; tries <= 5; tries += 1) {
        await expect(attempt(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
      }
      await expect(attempt(wrong)).rejects.toMatchObject(limit);
      for (let codes = 2; codes <= 5; codes += 1) await send();
      await expect(send()).rejects.toMatchObject(limit);
    }
  });

  it('refuses a new password that is too short, without using the code up', async () => {
    const username = await newPerson();
    await resetPassword({ username });
    const code = pool.codeFor(username);
    await expect(confirm(username, code, 'Ab1!x')).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await confirm(username, code);
  });

  it('ends a lockout when it was done by code', async () => {
    const username = await newPerson();
    switchBrowser();
    for (let failures = 1; failures <= 5; failures += 1) {
      await expect(signIn({ username, password: 'Wrong-pass1!' })).rejects.toThrow('Incorrect username');
    }
    await expect(signIn({ username, password })).rejects.toThrow('Password attempts exceeded');
    await resetPassword({ username });
    await confirm(username, pool.codeFor(username));
    expect((await signIn({ username, password: newPassword })).isSignedIn).toBe(true);
  });

  it('while signed in needs the old one', async () => {
    const username = await newPerson();
    await signInAs(username, password);
    await expect(updatePassword({ oldPassword: 'Wrong-pass1!', newPassword })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(updatePassword({ oldPassword: password, newPassword: 'Ab1!x' })).rejects.toMatchObject({
      name: 'InvalidPasswordException',
    });
    await updatePassword({ oldPassword: password, newPassword });
    expect((await signInAs(username, newPassword)).accessToken).not.toBe('');
  });

  it('while signed in cannot be used to guess the old one', async () => {
    const username = await newPerson();
    await signInAs(username, password);
    for (let failures = 1; failures <= 5; failures += 1) {
      await expect(updatePassword({ oldPassword: `Wrong-pass${failures}`, newPassword })).rejects.toThrow(
        'Incorrect',
      );
    }
    await expect(updatePassword({ oldPassword: password, newPassword })).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
  });
});
