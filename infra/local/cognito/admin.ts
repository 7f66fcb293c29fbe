import * as z from 'zod';
import { adminOperation, poolOperation } from './access';
import { describeUser } from './attributes';
import { mfaPreferenceShape, setMfaPreference } from './mfa';
import { emailRowSchema, rowKey, userSchema, type User } from './rows';
import { endAllSessions } from './sessions';

const stateOf = ({ createdAt, updatedAt, confirmed }: User) => ({
  UserCreateDate: createdAt,
  UserLastModifiedDate: updatedAt,
  Enabled: true,
  UserStatus: confirmed ? 'CONFIRMED' : 'UNCONFIRMED',
});

export const adminGetUser = adminOperation({}, async (_pool, user) => ({
  ...describeUser(user),
  ...stateOf(user),
}));

const mostListed = 60;
const listShape = {
  Limit: z.number().int().min(0).max(mostListed).optional(),
  PaginationToken: z.string().optional(),
};

/** In the order of their subs; the token is the last one that was told. */
export const listUsers = poolOperation(listShape, async (pool, { Limit, PaginationToken = '' }) => {
  const users = await pool.store.list(userSchema, rowKey.user(''));
  const later = users.filter(({ sub }) => sub > PaginationToken).toSorted((a, b) => (a.sub < b.sub ? -1 : 1));
  const page = later.slice(0, Limit || mostListed);
  return {
    Users: page.map((user) => {
      const { Username, UserAttributes } = describeUser(user);
      return { Username, Attributes: UserAttributes, ...stateOf(user) };
    }),
    ...(later.length > page.length && { PaginationToken: page.at(-1)?.sub }),
  };
});

/** Sessions and codes are useless without their user; sweeping removes them. */
export const adminDeleteUser = adminOperation({}, async (pool, user) => {
  const pointer = await pool.store.read(emailRowSchema, rowKey.email(user.email));
  await pool.store.save([], pointer ? [user, pointer] : [user]);
  await pool.store.dropRowsOf(user.sub);
  return {};
});

export const adminUserGlobalSignOut = adminOperation({}, endAllSessions);

export const adminSetUserMfaPreference = adminOperation(mfaPreferenceShape, setMfaPreference);
