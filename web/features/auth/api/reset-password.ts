import { loadAuth } from './load-auth';

/** The error for an address without an account, or one that is not verified. */
const unknownAddress = new Set(['UserNotFoundException', 'InvalidParameterException']);

/** Sends a code to the address if it has an account; the caller can't tell whether it does. */
export async function requestPasswordReset(email: string): Promise<void> {
  const auth = await loadAuth();
  try {
    await auth.resetPassword({ username: email });
  } catch (error) {
    if (!(error instanceof Error && unknownAddress.has(error.name))) throw error;
  }
}

export async function setNewPassword(email: string, code: string, newPassword: string): Promise<void> {
  const auth = await loadAuth();
  await auth.confirmResetPassword({ username: email, confirmationCode: code, newPassword });
}
