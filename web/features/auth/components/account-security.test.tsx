import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toaster } from '../../../ui/toaster';
import { useConfirmIdentity } from '../use-confirm-identity';
import { EmailRow } from './email-row';
import { PasswordRow } from './password-row';
import { TotpRow } from './totp-row';

const cognito = vi.hoisted(() => ({
  updateUserAttributes: vi.fn(),
  confirmUserAttribute: vi.fn(),
  updatePassword: vi.fn(),
  fetchMFAPreference: vi.fn(),
  setUpTOTP: vi.fn(),
  verifyTOTPSetup: vi.fn(),
  updateMFAPreference: vi.fn(),
}));
const session = vi.hoisted(() => ({ readSignIn: vi.fn(), configureCognito: () => Promise.resolve() }));
const fresh = vi.hoisted(() => ({
  isSignInFresh: vi.fn(),
  beginFreshSignIn: vi.fn(),
  givePassword: vi.fn(),
  giveCode: vi.fn(),
}));
vi.mock('aws-amplify/auth', () => cognito);
vi.mock('../../../lib/session/cognito', () => session);
vi.mock('../../../lib/session/fresh-sign-in', () => fresh);

const refusedAs = (name: string, message = '') => Object.assign(new Error(message), { name });
const announced = vi.fn();

beforeEach(() => {
  vi.resetAllMocks();
  fresh.isSignInFresh.mockResolvedValue(true);
  fresh.beginFreshSignIn.mockResolvedValue(fresh);
  cognito.fetchMFAPreference.mockResolvedValue({});
  window.addEventListener('vita:sign-in', announced);
});
afterEach(() => {
  window.removeEventListener('vita:sign-in', announced);
  sonner.dismiss();
  cleanup();
});

function Security() {
  const { confirm, dialog } = useConfirmIdentity();
  return (
    <>
      <EmailRow email="maya@example.com" />
      <PasswordRow />
      <TotpRow email="maya@example.com" confirm={confirm} />
      {dialog}
    </>
  );
}

function show() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <Security />
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('changing the email', () => {
  const sent = { email: { isUpdated: false, nextStep: {} } };

  it('sends a code to the new address and switches to it when the code is entered', async () => {
    cognito.updateUserAttributes.mockResolvedValue(sent);
    const user = show();
    await press(user, 'Change email');
    await user.type(screen.getByLabelText('New email'), ' new@example.com ');
    await press(user, 'Send code');
    expect(cognito.updateUserAttributes).toHaveBeenCalledWith({
      userAttributes: { email: 'new@example.com' },
    });
    await user.type(await screen.findByLabelText('6-digit code'), '123 456');
    await press(user, 'Confirm');
    expect(await screen.findByText('Email changed')).toBeTruthy();
    expect(cognito.confirmUserAttribute).toHaveBeenCalledWith({
      userAttributeKey: 'email',
      confirmationCode: '123456',
    });
    expect(session.readSignIn).toHaveBeenCalledWith({ forceRefresh: true });
    expect(announced).toHaveBeenCalled();
  });

  it.each([
    [refusedAs('CodeMismatchException'), "That code isn't right. Check it and try again."],
    [refusedAs('ExpiredCodeException'), 'That code has expired. Send a new one.'],
    [refusedAs('LimitExceededException'), 'Too many tries. Wait a few minutes, then try again.'],
  ])('says at the field what is wrong with the code: %s', async (error, message) => {
    cognito.updateUserAttributes.mockResolvedValue(sent);
    cognito.confirmUserAttribute.mockRejectedValue(error);
    const user = show();
    await press(user, 'Change email');
    await user.type(screen.getByLabelText('New email'), 'new@example.com');
    await press(user, 'Send code');
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await press(user, 'Confirm');
    expect(await screen.findByText(message)).toBeTruthy();
    expect(announced).not.toHaveBeenCalled();
    await press(user, 'Send a new code');
    expect(await screen.findByText('A new code is on its way.')).toBeTruthy();
    expect(cognito.updateUserAttributes).toHaveBeenCalledTimes(2);
  });

  it('says that an address is taken, and sends nothing invalid', async () => {
    cognito.updateUserAttributes.mockRejectedValue(refusedAs('AliasExistsException'));
    const user = show();
    await press(user, 'Change email');
    await user.type(screen.getByLabelText('New email'), 'nowhere');
    await press(user, 'Send code');
    expect(await screen.findByText('Please enter a valid email address')).toBeTruthy();
    expect(cognito.updateUserAttributes).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('New email'), '@example.com');
    await press(user, 'Send code');
    expect(await screen.findByText(/This email already has an account/)).toBeTruthy();
  });
});

describe('changing the password', () => {
  it('refuses common passwords and the old one, before anything is sent', async () => {
    const user = show();
    await press(user, 'Change password');
    await user.type(screen.getByLabelText('Current password'), 'sunrise-run');
    await user.type(screen.getByLabelText('New password'), 'password1');
    await press(user, 'Save password');
    expect(await screen.findByText(/easy to guess/)).toBeTruthy();
    await user.clear(screen.getByLabelText('New password'));
    await user.type(screen.getByLabelText('New password'), 'sunrise-run');
    await press(user, 'Save password');
    expect(await screen.findByText('That’s your current password. Please choose another.')).toBeTruthy();
    expect(cognito.updatePassword).not.toHaveBeenCalled();
  });

  it('says that the old password is wrong, and changes it when it is right', async () => {
    cognito.updatePassword.mockRejectedValueOnce(
      refusedAs('NotAuthorizedException', 'Incorrect username or password.'),
    );
    const user = show();
    await press(user, 'Change password');
    await user.type(screen.getByLabelText('Current password'), 'sunrise-run');
    await user.type(screen.getByLabelText('New password'), 'harbor-lights');
    await press(user, 'Save password');
    expect(await screen.findByText("That password isn't right.")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
    await press(user, 'Save password');
    expect(await screen.findByText('Password changed')).toBeTruthy();
    expect(cognito.updatePassword).toHaveBeenLastCalledWith({
      oldPassword: 'sunrise-run',
      newPassword: 'harbor-lights',
    });
  });
});

describe('two-step sign-in', () => {
  const secret = {
    sharedSecret: 'ABCDEFGH',
    getSetupUri: () => new URL('otpauth://totp/Vita:maya@example.com?secret=ABCDEFGH&issuer=Vita'),
  };

  it('is set up with a QR code and a key, and is on only after a correct code', async () => {
    cognito.setUpTOTP.mockResolvedValue(secret);
    cognito.verifyTOTPSetup.mockRejectedValueOnce(refusedAs('EnableSoftwareTokenMFAException'));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
    expect(screen.getByText('ABCDEFGH')).toBeTruthy();
    await user.type(screen.getByLabelText('6-digit code'), '123456');
    await press(user, 'Turn on');
    expect(await screen.findByText("That code isn't right. Check it and try again.")).toBeTruthy();
    expect(cognito.updateMFAPreference).not.toHaveBeenCalled();
    await press(user, 'Turn on');
    expect(await screen.findByText('Two-step sign-in is on')).toBeTruthy();
    expect(cognito.updateMFAPreference).toHaveBeenCalledWith({ totp: 'PREFERRED' });
    expect(screen.getByRole('button', { name: 'Turn off two-step sign-in' })).toBeTruthy();
  });

  it('asks for password and code first when the last sign-in is too old', async () => {
    cognito.fetchMFAPreference.mockResolvedValue({ enabled: ['TOTP'] });
    fresh.isSignInFresh.mockResolvedValue(false);
    fresh.givePassword
      .mockRejectedValueOnce(refusedAs('NotAuthorizedException', 'Incorrect username or password.'))
      .mockResolvedValue('totp');
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    await user.type(await screen.findByLabelText('Your password'), 'sunrise-run');
    const turnOff = () =>
      user.click(screen.getAllByRole('button', { name: 'Turn off' }).at(-1) as HTMLElement);
    await turnOff();
    expect(await screen.findByText("That password isn't right.")).toBeTruthy();
    expect(cognito.updateMFAPreference).not.toHaveBeenCalled();
    await turnOff();
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await turnOff();
    await waitFor(() => expect(cognito.updateMFAPreference).toHaveBeenCalledWith({ totp: 'DISABLED' }));
    expect(fresh.giveCode).toHaveBeenCalledWith('123456');
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  it('stays as it is when the person cancels', async () => {
    cognito.fetchMFAPreference.mockResolvedValue({ enabled: ['TOTP'] });
    fresh.isSignInFresh.mockResolvedValue(false);
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Turn off two-step sign-in' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('On')).toBeTruthy();
    expect(cognito.updateMFAPreference).not.toHaveBeenCalled();
  });

  it('asks for the password again when the code came too late', async () => {
    fresh.isSignInFresh.mockResolvedValue(false);
    fresh.givePassword.mockResolvedValue('totp');
    fresh.giveCode.mockRejectedValue(refusedAs('NotAuthorizedException', 'Invalid session for the user.'));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Set up two-step sign-in' }));
    await user.type(await screen.findByLabelText('Your password'), 'sunrise-run');
    await press(user, 'Continue');
    await user.type(await screen.findByLabelText('6-digit code'), '123456');
    await press(user, 'Continue');
    expect(await screen.findByLabelText('Your password')).toBeTruthy();
    expect(cognito.setUpTOTP).not.toHaveBeenCalled();
  });

  it('offers Retry when it does not load', async () => {
    cognito.fetchMFAPreference.mockRejectedValueOnce(refusedAs('NetworkError'));
    const user = show();
    await user.click(await screen.findByRole('button', { name: 'Didn’t load. Retry' }));
    expect(await screen.findByText('Off')).toBeTruthy();
  });
});
