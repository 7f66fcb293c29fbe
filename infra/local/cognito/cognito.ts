import type { JsonWebKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from './access';
import * as admin from './admin';
import * as attributes from './attributes';
import { answer, answerError, readJson } from './http';
import { CognitoError } from './errors';
import { loadKeys } from './keys';
import * as mfa from './mfa';
import type { CognitoOptions } from './options';
import * as passwords from './passwords';
import type { Pool } from './pool';
import * as sessions from './sessions';
import * as signIn from './sign-in';
import * as signUp from './sign-up';
import { Conflict, createStore } from './store';

export type { CognitoOptions };

export const cognitoTable = { key: 'pk', ttl: 'expiresAt' };

const restarts = 5;

const operations = new Map<string, Operation>(
  Object.entries({
    SignUp: signUp.signUp,
    ConfirmSignUp: signUp.confirmSignUp,
    ResendConfirmationCode: signUp.resendConfirmationCode,
    InitiateAuth: signIn.initiateAuth,
    RespondToAuthChallenge: signIn.respondToAuthChallenge,
    GetTokensFromRefreshToken: sessions.getTokensFromRefreshToken,
    RevokeToken: sessions.revokeToken,
    GlobalSignOut: sessions.globalSignOut,
    ForgotPassword: passwords.forgotPassword,
    ConfirmForgotPassword: passwords.confirmForgotPassword,
    ChangePassword: passwords.changePassword,
    AssociateSoftwareToken: mfa.associateSoftwareToken,
    VerifySoftwareToken: mfa.verifySoftwareToken,
    SetUserMFAPreference: mfa.setUserMfaPreference,
    GetUser: attributes.getUser,
    UpdateUserAttributes: attributes.updateUserAttributes,
    VerifyUserAttribute: attributes.verifyUserAttribute,
    AdminGetUser: admin.adminGetUser,
    AdminDeleteUser: admin.adminDeleteUser,
    AdminUserGlobalSignOut: admin.adminUserGlobalSignOut,
    AdminSetUserMFAPreference: admin.adminSetUserMfaPreference,
    ListUsers: admin.listUsers,
  }),
);

export interface Cognito {
  /** Answers POST with X-Amz-Target, and GET …/.well-known/jwks.json. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  jwks(): { keys: JsonWebKey[] };
}

/** An embedded Cognito user pool, as strict as the real one in the operations it supports. */
export async function createCognito(options: CognitoOptions): Promise<Cognito> {
  const store = createStore(options.documents, options.table);
  const name = options.userPoolId.split('_')[1] ?? '';
  const pool: Pool = { options, name, store, keys: await loadKeys(store), queues: new Map() };
  const jwks = () => ({ keys: [pool.keys.publicJwk] });
  return {
    jwks,
    async handle(request, response) {
      try {
        answer(response, 200, isJwksRequest(request) ? jwks() : await runOperation(pool, request));
      } catch (error) {
        answerError(response, error);
      }
    },
  };
}

const isJwksRequest = ({ method, url }: IncomingMessage) =>
  method === 'GET' && url?.endsWith('/.well-known/jwks.json') === true;

async function runOperation(pool: Pool, request: IncomingMessage): Promise<object> {
  const [service, name = ''] = String(request.headers['x-amz-target']).split('.');
  const run = operations.get(name);
  if (request.method !== 'POST' || service !== 'AWSCognitoIdentityProviderService' || run === undefined) {
    throw new CognitoError('UnknownOperationException', 'The requested operation is not known.');
  }
  const body = await readJson(request);
  for (let left = restarts; ; left -= 1) {
    try {
      return await run(pool, body, request.headers);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      if (left === 0) throw new CognitoError('TooManyRequestsException', 'Too many requests');
    }
  }
}
