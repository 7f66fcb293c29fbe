import { adminOperation } from './access';
import { describeUser } from './attributes';
import { mfaPreferenceShape, setMfaPreference } from './mfa';
import { emailRowSchema, rowKey } from './rows';
import { endAllSessions } from './sessions';

export const adminGetUser = adminOperation({}, async (_pool, user) => ({
  ...describeUser(user),
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.updatedAt,
  Enabled: true,
  UserStatus: user.confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
}));

/** Sessions and codes are useless without their user; sweeping removes them. */
export const adminDeleteUser = adminOperation({}, async (pool, user) => {
  const pointer = await pool.store.read(emailRowSchema, rowKey.email(user.email));
  await pool.store.save([], pointer ? [user, pointer] : [user]);
  await pool.store.dropRowsOf(user.sub);
  return {};
});

export const adminUserGlobalSignOut = adminOperation({}, endAllSessions);

export const adminSetUserMfaPreference = adminOperation(mfaPreferenceShape, setMfaPreference);
