import { clientOperation, userOperation } from './access';
import { clearAttempts, limitAttempts } from './attempts';
import { redeemCode, sendCode } from './codes';
import { equals } from './compare';
import { attemptLimitExceeded, codeMismatch, CognitoError, notAuthorized } from './errors';
import { clientMetadata, code, password, username } from './fields';
import { nowSeconds, type Pool, resolveUser } from './pool';
import type { User } from './rows';
import { computeVerifier, enroll } from './srp';
import { runPostConfirmation } from './triggers';

export function checkPasswordPolicy(pool: Pool, password: string): void {
  if (password.length >= pool.options.passwordMinLength) return;
  const message = 'Password did not conform with policy: Password not long enough';
  throw new CognitoError('InvalidPasswordException', message);
}

export const forgotPassword = clientOperation({ Username: username }, async (pool, { Username }) => {
  const { user, ...subject } = await resolveUser(pool, Username);
  // Without a verified address there is nowhere safe to send a code, but the response must look like any other.
  return { CodeDeliveryDetails: await sendCode(pool, 'password', subject, user?.emailVerified ?? false) };
});

export const confirmForgotPassword = clientOperation(
  { Username: username, ConfirmationCode: code, Password: password, ClientMetadata: clientMetadata },
  async (pool, request) => {
    checkPasswordPolicy(pool, request.Password);
    const { user, ...subject } = await resolveUser(pool, request.Username);
    const spent = await redeemCode(pool, 'password', subject, request.ConfirmationCode);
    if (user === undefined) throw codeMismatch();
    const changed = withPassword(pool, user, request.Password);
    await pool.store.save([spent, changed]);
    await clearAttempts(pool, user.sub);
    await runPostConfirmation(pool, 'ConfirmForgotPassword', changed, request.ClientMetadata);
    return {};
  },
);

export const changePassword = userOperation(
  { PreviousPassword: password, ProposedPassword: password },
  async (pool, user, request) => {
    checkPasswordPolicy(pool, request.ProposedPassword);
    const { sub, salt } = user;
    const matches = await limitAttempts(pool, sub, attemptLimitExceeded(), async () => {
      const verifier = computeVerifier({
        poolName: pool.name,
        sub,
        salt,
        password: request.PreviousPassword,
      });
      return equals(verifier, user.verifier) || undefined;
    });
    if (!matches) throw notAuthorized();
    await pool.store.save([withPassword(pool, user, request.ProposedPassword)]);
    return {};
  },
);

const withPassword = (pool: Pool, user: User, password: string): User => ({
  ...user,
  ...enroll(pool.name, user.sub, password),
  updatedAt: nowSeconds(pool),
});
