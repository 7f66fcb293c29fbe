import * as z from 'zod';
import { userOperation } from './access';
import { limitAttempts } from './attempts';
import { attemptLimitExceeded, CognitoError, invalidParameter } from './errors';
import { nowSeconds, type Pool } from './pool';
import type { User } from './rows';
import { createTotpSecret, matchTotp } from './totp';

/** The new secret is stored next to the current one until a code proves that the app has it. */
export const associateSoftwareToken = userOperation({}, async (pool, user) => {
  const SecretCode = createTotpSecret();
  await pool.store.save([{ ...user, pendingTotpSecret: SecretCode }]);
  return { SecretCode };
});

const verifyShape = { UserCode: z.string().regex(/^[0-9]{6}$/) };

export const verifySoftwareToken = userOperation(verifyShape, async (pool, user, { UserCode }) => {
  const secret = user.pendingTotpSecret;
  if (secret === undefined) {
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'No software token is waiting to be verified.',
    );
  }
  const step = await limitAttempts(pool, user.sub, attemptLimitExceeded(), async () =>
    matchTotp(secret, UserCode, pool.options.now()),
  );
  if (step === undefined) {
    const message = 'Code mismatch and fail enable Software Token MFA';
    throw new CognitoError('EnableSoftwareTokenMFAException', message);
  }
  const totp = { totpSecret: secret, totpLastStep: step, pendingTotpSecret: undefined };
  await pool.store.save([{ ...user, ...totp, updatedAt: nowSeconds(pool) }]);
  return { Status: 'SUCCESS' };
});

const settings = z
  .object({ Enabled: z.boolean().default(false), PreferredMfa: z.boolean().optional() })
  .optional();
export const mfaPreferenceShape = {
  SoftwareTokenMfaSettings: settings,
  SMSMfaSettings: settings,
  EmailMfaSettings: settings,
};
type MfaPreference = Partial<Record<keyof typeof mfaPreferenceShape, z.infer<typeof settings>>>;

export async function setMfaPreference(pool: Pool, user: User, request: MfaPreference) {
  if (request.SMSMfaSettings?.Enabled || request.EmailMfaSettings?.Enabled) {
    throw invalidParameter('Only software tokens are offered by this user pool.');
  }
  const { Enabled, PreferredMfa } = request.SoftwareTokenMfaSettings ?? { Enabled: user.totpEnabled };
  if (Enabled && user.totpSecret === undefined) {
    throw invalidParameter('User has not verified software token mfa');
  }
  const totpPreferred = Enabled && (PreferredMfa ?? user.totpPreferred);
  await pool.store.save([{ ...user, totpEnabled: Enabled, totpPreferred, updatedAt: nowSeconds(pool) }]);
  return {};
}

export const setUserMfaPreference = userOperation(mfaPreferenceShape, setMfaPreference);
