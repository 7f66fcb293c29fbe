import { queryOptions } from '@tanstack/react-query';
import { brand } from '../../../../shared/brand';
import { loadAuth } from './load-auth';

/** Whether signing in requires a code from an authenticator app. */
export function totpQuery() {
  return queryOptions({
    queryKey: ['totp'],
    queryFn: async () => {
      const auth = await loadAuth();
      const { enabled = [] } = await auth.fetchMFAPreference();
      return enabled.includes('TOTP');
    },
  });
}

export interface TotpSecret {
  secret: string;
  /** The content of the QR code: secret, product, and account. */
  uri: string;
}

/** A new secret, which replaces one in use only when a code proves that the app has it. */
export async function createTotpSecret(email: string): Promise<TotpSecret> {
  const auth = await loadAuth();
  const { sharedSecret, getSetupUri } = await auth.setUpTOTP();
  return { secret: sharedSecret, uri: getSetupUri(brand.product, email).href };
}

export async function turnTotpOn(code: string): Promise<void> {
  const auth = await loadAuth();
  await auth.verifyTOTPSetup({ code });
  await auth.updateMFAPreference({ totp: 'PREFERRED' });
}

export async function turnTotpOff(): Promise<void> {
  const auth = await loadAuth();
  await auth.updateMFAPreference({ totp: 'DISABLED' });
}
