import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentVersion } from '../../../lib/consent';
import { Toaster } from '../../../ui/toaster';
import { AuthPanel } from './auth-panel';

const cognito = vi.hoisted(() => ({
  signIn: vi.fn(),
  confirmSignIn: vi.fn(),
  signUp: vi.fn(),
  confirmSignUp: vi.fn(),
  resendSignUpCode: vi.fn(),
  resetPassword: vi.fn(),
  confirmResetPassword: vi.fn(),
}));
vi.mock('aws-amplify/auth', () => cognito);
vi.mock('../../../lib/session/cognito', () => ({ configureCognito: () => Promise.resolve() }));

const done = { isSignedIn: true, nextStep: { signInStep: 'DONE' } };
const refusedAs = (name: string, message = '') => Object.assign(new Error(message), { name });

const announced = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  window.addEventListener('vita:sign-in', announced);
});
afterEach(() => {
  window.removeEventListener('vita:sign-in', announced);
  sonner.dismiss();
  cleanup();
});

function show(address = '/auth') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthPanel legal={{ terms: '/terms', privacy: '/privacy' }} />
      <Toaster />
    </MemoryRouter>,
  );
  return userEvent.setup();
}

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const button = (name: string) => screen.getByRole('button', { name });

/** The toast with this title, once its text has appeared. */
async function toastOf(title: string, text: string) {
  const toast = (await screen.findAllByText(title)).map((each) => each.closest('.toast')).find(Boolean);
  expect(await within(toast as HTMLElement).findByText(text)).toBeTruthy();
}

async function fillSignUp(user: ReturnType<typeof userEvent.setup>, secret = 'sunrise-run') {
  await user.type(screen.getByLabelText('Full Name'), 'Maya Lindqvist');
  await user.type(email(), ' maya@example.com ');
  await user.type(password(), secret);
}

it('creating an account begins in the name, and Enter leads to what is still empty', async () => {
  const user = show();
  await user.click(screen.getByRole('link', { name: 'Create an account' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Full Name'));
  await user.keyboard('Maya{Enter}maya@example.com{Enter}sunrise-run{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox'));
  expect(cognito.signUp).not.toHaveBeenCalled();
});

describe('signing in', () => {
  it.each([
    ['not-an-address', 'sunrise-run', 'Please enter a valid email address'],
    ['maya@example.com', '12345', 'Password must be at least 6 characters'],
    ['', '', 'Please enter a valid email address'],
  ])('says what is wrong with %j and %j, and sends nothing', async (address, secret, message) => {
    const user = show();
    if (address) await user.type(email(), address);
    if (secret) await user.type(password(), secret);
    await user.click(button('Sign In'));
    await toastOf('Validation Error', message);
    expect(cognito.signIn).not.toHaveBeenCalled();
  });

  it('marks the invalid field, focuses it, and removes the mark when it is changed', async () => {
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.click(button('Sign In'));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(email().getAttribute('aria-invalid')).toBeNull();
    expect(document.activeElement).toBe(password());
    await user.type(password(), 's');
    expect(password().getAttribute('aria-invalid')).toBeNull();
  });

  it("reads 'Please wait' while it is busy, and sends once", async () => {
    let settle: (result: unknown) => void = () => undefined;
    cognito.signIn.mockReturnValue(new Promise((resolve) => (settle = resolve)));
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run{Enter}');
    const busy = await screen.findByRole('button', { name: 'Please wait' });
    await user.click(busy);
    await user.type(password(), '{Enter}');
    expect(cognito.signIn).toHaveBeenCalledTimes(1);
    settle(done);
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
  });

  it('welcomes the person back and informs the session', async () => {
    cognito.signIn.mockResolvedValue(done);
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run');
    await user.click(button('Sign In'));
    await toastOf('Welcome back!', 'Successfully signed in');
    expect(announced).toHaveBeenCalled();
    expect(cognito.signIn).toHaveBeenCalledWith({ username: 'maya@example.com', password: 'sunrise-run' });
  });

  it.each([
    [refusedAs('NotAuthorizedException', 'Incorrect username or password.'), 'Incorrect email or password.'],
    [
      refusedAs('NotAuthorizedException', 'Password attempts exceeded'),
      'Too many tries. Wait a few minutes, then try again.',
    ],
    [refusedAs('NewKindOfException', 'The server says no.'), 'The server says no.'],
    [new Error('config.json answered 500'), 'An error occurred during authentication'],
    [new TypeError('Failed to fetch'), 'An error occurred during authentication'],
    [refusedAs('NetworkError', 'A network error has occurred.'), 'An error occurred during authentication'],
    [refusedAs('InternalErrorException', 'Something went wrong'), 'An error occurred during authentication'],
  ])('shows why it failed: %s', async (error, message) => {
    cognito.signIn.mockRejectedValue(error);
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run');
    await user.click(button('Sign In'));
    await toastOf('Error', message);
    expect(announced).not.toHaveBeenCalled();
  });

  it('asks for a code from the authenticator app when one is set up', async () => {
    cognito.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
    cognito.confirmSignIn.mockResolvedValue(done);
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run');
    await user.click(button('Sign In'));
    await user.type(await screen.findByLabelText('6-digit code'), '123 456');
    await user.click(button('Continue'));
    await toastOf('Welcome back!', 'Successfully signed in');
    expect(cognito.confirmSignIn).toHaveBeenCalledWith({ challengeResponse: '123456' });
  });

  it.each([
    [refusedAs('CodeMismatchException', 'Invalid code received for user'), /That code isn't right/],
    [
      refusedAs('ExpiredCodeException', 'Your software token has already been used once.'),
      /That code was already used/,
    ],
  ])('says what is wrong with a code, and waits for another: %s', async (error, message) => {
    cognito.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
    cognito.confirmSignIn.mockRejectedValueOnce(error).mockResolvedValue(done);
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run');
    await user.click(button('Sign In'));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.click(button('Continue'));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(announced).not.toHaveBeenCalled();
    await user.click(button('Continue'));
    await toastOf('Welcome back!', 'Successfully signed in');
  });

  it('asks for the password again when the code came too late', async () => {
    cognito.signIn.mockResolvedValue({ nextStep: { signInStep: 'CONFIRM_SIGN_IN_WITH_TOTP_CODE' } });
    cognito.confirmSignIn.mockRejectedValue(
      refusedAs('NotAuthorizedException', 'Invalid session for the user, session is expired.'),
    );
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.type(password(), 'sunrise-run');
    await user.click(button('Sign In'));
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await user.click(button('Continue'));
    await toastOf('Error', 'That took too long. Please sign in again.');
    expect(((await screen.findByLabelText('Email')) as HTMLInputElement).value).toBe('maya@example.com');
    expect(button('Sign In')).toBeTruthy();
  });

  it('says goodbye after an account was deleted, with a link to a new one', async () => {
    const user = show('/auth?step=farewell');
    expect(screen.getByRole('heading', { name: 'Goodbye, and thank you.' })).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Start again' }));
    expect(screen.getByLabelText('Full Name')).toBeTruthy();
  });

  it('starts over when a later step is opened without an earlier one', () => {
    show('/auth?step=totp');
    expect(button('Sign In')).toBeTruthy();
  });
});

describe('signing up', () => {
  it('keeps what was typed when the person switches from sign-in to sign-up', async () => {
    const user = show();
    await user.type(email(), 'maya@example.com');
    await user.click(screen.getByRole('link', { name: 'Create an account' }));
    expect(await screen.findByLabelText('Full Name')).toBeTruthy();
    expect((email() as HTMLInputElement).value).toBe('maya@example.com');
  });

  it('announces the first of several errors and marks them all', async () => {
    const user = show('/auth?step=sign-up');
    await user.type(screen.getByLabelText('Full Name'), 'M');
    await user.click(button('Create Account'));
    await toastOf('Validation Error', 'Name must be at least 2 characters');
    expect(screen.getByText('Please enter a valid email address')).toBeTruthy();
    expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy();
    expect(cognito.signUp).not.toHaveBeenCalled();
  });

  it('requires consent', async () => {
    const user = show('/auth?step=sign-up');
    await fillSignUp(user);
    await user.click(button('Create Account'));
    await toastOf('Validation Error', 'Please agree to the terms and the privacy policy');
    expect(cognito.signUp).not.toHaveBeenCalled();
  });

  it('an email that has an account is told at its field too, with a way to sign in with it', async () => {
    cognito.signUp.mockRejectedValue(refusedAs('UsernameExistsException'));
    const text = 'This email already has an account. Sign in, or reset your password.';
    const user = show('/auth?step=sign-up');
    await fillSignUp(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Create Account'));
    await toastOf('Error', text);
    expect(document.activeElement).toBe(email());
    const described = email().getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe(text);
    await user.click(screen.getByRole('link', { name: 'Sign in with this email' }));
    expect(button('Sign In')).toBeTruthy();
    expect((email() as HTMLInputElement).value.trim()).toBe('maya@example.com');
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
    expect(screen.queryByRole('link', { name: 'Sign in with this email' })).toBeNull();
  });

  it('refuses a password from the top of every guessing list', async () => {
    const user = show('/auth?step=sign-up');
    await fillSignUp(user, 'Password1');
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Create Account'));
    expect(password().getAttribute('aria-invalid')).toBe('true');
    expect(cognito.signUp).not.toHaveBeenCalled();
  });

  it('sends name, zone, and the accepted version, and signs in right away when there is nothing to verify', async () => {
    cognito.signUp.mockResolvedValue({ isSignUpComplete: true });
    cognito.signIn.mockResolvedValue(done);
    const user = show('/auth?step=sign-up');
    await fillSignUp(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Create Account'));
    expect(await screen.findByText('Account created!')).toBeTruthy();
    expect(cognito.signUp).toHaveBeenCalledWith({
      username: 'maya@example.com',
      password: 'sunrise-run',
      options: {
        userAttributes: {
          email: 'maya@example.com',
          name: 'Maya Lindqvist',
          zoneinfo: Intl.DateTimeFormat().resolvedOptions().timeZone,
          'custom:consent': consentVersion,
        },
      },
    });
    expect(announced).toHaveBeenCalled();
  });

  it('asks for the emailed code when the address has to be verified', async () => {
    cognito.signUp.mockResolvedValue({ isSignUpComplete: false });
    cognito.confirmSignUp.mockResolvedValue({});
    cognito.signIn.mockResolvedValue(done);
    const user = show('/auth?step=sign-up');
    await fillSignUp(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Create Account'));
    await toastOf('Check your email', 'Please verify your email address to continue');
    expect(announced).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Send a new code' }));
    expect(cognito.resendSignUpCode).toHaveBeenCalledWith({ username: 'maya@example.com' });
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await user.click(button('Verify'));
    expect(await screen.findByText('Account created!')).toBeTruthy();
    expect(cognito.confirmSignUp).toHaveBeenCalledWith({
      username: 'maya@example.com',
      confirmationCode: '123456',
    });
    expect(announced).toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  const ask = async () => {
    const user = show('/auth?step=forgot');
    await user.type(email(), 'maya@example.com');
    await user.click(button('Send code'));
    return user;
  };

  it('looks the same for an unknown address', async () => {
    cognito.resetPassword.mockRejectedValue(refusedAs('UserNotFoundException', 'User does not exist.'));
    await ask();
    expect(await screen.findByLabelText('6-digit code')).toBeTruthy();
    expect(screen.queryByText('Error')).toBeNull();
  });

  it('is replaced by a new one, and the person is signed in with it', async () => {
    cognito.resetPassword.mockResolvedValue({});
    cognito.confirmResetPassword.mockResolvedValue(undefined);
    cognito.signIn.mockResolvedValue(done);
    const user = await ask();
    await user.type(await screen.findByLabelText('6-digit code'), '654321');
    await user.type(screen.getByLabelText('New password'), 'evening-swim');
    await user.click(button('Save password'));
    expect(await screen.findByText('Password changed')).toBeTruthy();
    const asked = { username: 'maya@example.com', confirmationCode: '654321', newPassword: 'evening-swim' };
    expect(cognito.confirmResetPassword).toHaveBeenCalledWith(asked);
    expect(announced).toHaveBeenCalled();
  });

  it('leads back to sign-in when only that fails', async () => {
    cognito.resetPassword.mockResolvedValue({});
    cognito.confirmResetPassword.mockResolvedValue(undefined);
    cognito.signIn.mockRejectedValue(refusedAs('NetworkError'));
    const user = await ask();
    await user.type(await screen.findByLabelText('6-digit code'), '654321');
    await user.type(screen.getByLabelText('New password'), 'evening-swim');
    await user.click(button('Save password'));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy();
    expect((email() as HTMLInputElement).value).toBe('maya@example.com');
  });

  it('stays where it is when the code is wrong', async () => {
    cognito.resetPassword.mockResolvedValue({});
    cognito.confirmResetPassword.mockRejectedValue(refusedAs('CodeMismatchException'));
    const user = await ask();
    await user.type(await screen.findByLabelText('6-digit code'), '654321');
    await user.type(screen.getByLabelText('New password'), 'evening-swim');
    await user.click(button('Save password'));
    await toastOf('Error', "That code isn't right. Check it and try again.");
    expect(cognito.signIn).not.toHaveBeenCalled();
  });
});
