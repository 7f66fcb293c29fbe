import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { clientOperation } from './access';
import { checkWritable } from './attributes';
import { redeemCode, sendCode } from './codes';
import { CognitoError, codeMismatch, invalidParameter, notAuthorized } from './errors';
import { attributeList, clientMetadata, code, password, username } from './fields';
import { checkPasswordPolicy } from './passwords';
import { nowSeconds, type Pool, resolveUser } from './pool';
import { emailRowSchema, rowKey, type User } from './rows';
import { enroll } from './srp';
import { runPostConfirmation, runPreSignUp } from './triggers';

const signUpShape = {
  Username: username,
  Password: password,
  UserAttributes: attributeList.default({}),
  ValidationData: attributeList.default({}),
  ClientMetadata: clientMetadata,
};

export const signUp = clientOperation(signUpShape, async (pool, request) => {
  const userAttributes = readSignUpAttributes(request.Username, request.UserAttributes);
  checkPasswordPolicy(pool, request.Password);
  const pk = rowKey.email(request.Username);
  if (await pool.store.read(emailRowSchema, pk)) {
    throw new CognitoError('UsernameExistsException', 'An account with the given email already exists.');
  }
  const sub = randomUUID();
  const { ValidationData: validationData, ClientMetadata: clientMetadata } = request;
  const decision = await runPreSignUp(pool, sub, { userAttributes, validationData, clientMetadata });
  const { email, ...others } = userAttributes;
  const user: User = {
    ...newUser(pool, sub),
    email,
    attributes: others,
    ...enroll(pool.name, sub, request.Password),
    emailVerified: decision.autoVerifyEmail,
    confirmed: decision.autoConfirmUser,
  };
  const rows = [user, { pk, revision: 0, sub }];
  if (!user.confirmed) {
    const CodeDeliveryDetails = await sendCode(pool, 'sign-up', user, true, rows);
    return { UserConfirmed: false, UserSub: sub, CodeDeliveryDetails };
  }
  await pool.store.save(rows);
  await runPostConfirmation(pool, 'ConfirmSignUp', user, clientMetadata);
  return { UserConfirmed: true, UserSub: sub };
});

const confirmShape = { Username: username, ConfirmationCode: code, ClientMetadata: clientMetadata };

export const confirmSignUp = clientOperation(confirmShape, async (pool, request) => {
  const { user, ...subject } = await resolveUser(pool, request.Username);
  if (user?.confirmed) throw notAuthorized('User cannot be confirmed. Current status is CONFIRMED');
  const spent = await redeemCode(pool, 'sign-up', subject, request.ConfirmationCode);
  if (user === undefined) throw codeMismatch();
  const confirmed = { ...user, confirmed: true, emailVerified: true, updatedAt: nowSeconds(pool) };
  await pool.store.save([spent, confirmed]);
  await runPostConfirmation(pool, 'ConfirmSignUp', confirmed, request.ClientMetadata);
  return {};
});

export const resendConfirmationCode = clientOperation({ Username: username }, async (pool, { Username }) => {
  const { user, ...subject } = await resolveUser(pool, Username);
  if (user?.confirmed) throw invalidParameter('User is already confirmed.');
  return { CodeDeliveryDetails: await sendCode(pool, 'sign-up', subject, user !== undefined) };
});

function readSignUpAttributes(username: string, given: Record<string, string>) {
  if (!z.email().safeParse(username).success) throw invalidParameter('Username should be an email.');
  const attributes = { email: username, ...checkWritable(given) };
  if (attributes.email.toLowerCase() !== username.toLowerCase()) {
    throw invalidParameter('The email attribute does not match the username.');
  }
  return attributes;
}

const newUser = (pool: Pool, sub: string) => ({
  pk: rowKey.user(sub),
  revision: 0,
  sub,
  sessionEpoch: 0,
  createdAt: nowSeconds(pool),
  updatedAt: nowSeconds(pool),
  totpEnabled: false,
  totpPreferred: false,
  totpLastStep: 0,
});
