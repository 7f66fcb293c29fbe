import { loadAuth } from './load-auth';

/** What an address without an account, or without a verified address, is answered with. */
const unknownAddress = new Set(['UserNotFoundException', 'InvalidParameterException']);

/** Sends a code to the address, if it has an account: from outside both look the same. */
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
