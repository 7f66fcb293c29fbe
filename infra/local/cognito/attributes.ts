import * as z from 'zod';
import { userOperation } from './access';
import { redeemCode, sendCode } from './codes';
import { emailTaken, invalidParameter, notAuthorized } from './errors';
import { attributeList, code } from './fields';
import { nowSeconds } from './pool';
import { emailRowSchema, rowKey, type User } from './rows';

// The attributes the client may write, like in the deployed pool; others are refused.
const mutable = ['email', 'name', 'zoneinfo'];
const immutable = ['custom:consent'];

export function describeUser(user: User) {
  const { attributes, email, emailVerified, sub } = user;
  const all = { ...attributes, email, email_verified: String(emailVerified), sub };
  return {
    Username: sub,
    UserAttributes: Object.entries(all).map(([Name, Value]) => ({ Name, Value })),
    ...(user.totpEnabled && { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] }),
    ...(user.totpPreferred && { PreferredMfaSetting: 'SOFTWARE_TOKEN_MFA' }),
  };
}

export const getUser = userOperation({}, async (_pool, user) => describeUser(user));

const updateShape = { UserAttributes: attributeList };

/** Attributes change immediately, an email address only after its code was entered. */
export const updateUserAttributes = userOperation(updateShape, async (pool, user, request) => {
  const fixed = Object.keys(request.UserAttributes).find((name) => immutable.includes(name));
  if (fixed) throw invalidParameter(`user.${fixed}: Attribute cannot be updated.`);
  const { email, ...others } = checkWritable(request.UserAttributes);
  const changed = {
    ...user,
    attributes: { ...user.attributes, ...others },
    updatedAt: nowSeconds(pool),
  };
  if (email === undefined || (email === user.email && user.emailVerified)) {
    await pool.store.save([changed]);
    return { CodeDeliveryDetailsList: [] };
  }
  const owner = await pool.store.read(emailRowSchema, rowKey.email(email));
  if (owner && owner.sub !== user.sub) throw emailTaken();
  const pending = { ...changed, pendingEmail: email };
  const details = await sendCode(pool, 'email', { sub: user.sub, email }, true, [pending]);
  return { CodeDeliveryDetailsList: [details] };
});

const verifyShape = { AttributeName: z.string(), Code: code };

export const verifyUserAttribute = userOperation(verifyShape, async (pool, user, request) => {
  if (request.AttributeName !== 'email') throw invalidParameter('Only the email attribute can be verified.');
  const { sub, pendingEmail: email = user.email } = user;
  const [oldPk, newPk] = [rowKey.email(user.email), rowKey.email(email)];
  const owner = await pool.store.read(emailRowSchema, newPk);
  if (owner && owner.sub !== sub) throw emailTaken();
  const spent = await redeemCode(pool, 'email', { sub, email }, request.Code);
  const changed = {
    ...user,
    email,
    emailVerified: true,
    pendingEmail: undefined,
    updatedAt: nowSeconds(pool),
  };
  const left = oldPk === newPk ? undefined : await pool.store.read(emailRowSchema, oldPk);
  if (left) await pool.store.save([spent, changed, { pk: newPk, revision: 0, sub }], [left]);
  else await pool.store.save([spent, changed]);
  return {};
});

export function checkWritable(given: Record<string, string>): Record<string, string> {
  if (Object.keys(given).some((name) => ![...mutable, ...immutable].includes(name))) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  if (given.email !== undefined && !z.email().max(128).safeParse(given.email).success) {
    throw invalidParameter('Invalid email address format.');
  }
  return given;
}
