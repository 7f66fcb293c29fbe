import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { createUserPoolClient } from './clients';

/** What the backend may do to an account of the user pool. */
export interface UserPool {
  /** Null when there is no such account. */
  readEmail(userId: string): Promise<string | null>;
  /** Ends every session: no refresh token of the account works any more. */
  signOut(userId: string): Promise<void>;
  /** One that is gone already is no error. */
  remove(userId: string): Promise<void>;
}

async function unlessGone<Result>(sent: Promise<Result>): Promise<Result | null> {
  try {
    return await sent;
  } catch (error) {
    if (error instanceof UserNotFoundException) return null;
    throw error;
  }
}

export function createUserPool(userPoolId: string): UserPool {
  const client = createUserPoolClient();
  const nameOf = (userId: string) => ({ UserPoolId: userPoolId, Username: userId });
  return {
    async readEmail(userId) {
      const user = await unlessGone(client.send(new AdminGetUserCommand(nameOf(userId))));
      return user?.UserAttributes?.find(({ Name }) => Name === 'email')?.Value ?? null;
    },
    async signOut(userId) {
      await unlessGone(client.send(new AdminUserGlobalSignOutCommand(nameOf(userId))));
    },
    async remove(userId) {
      await unlessGone(client.send(new AdminDeleteUserCommand(nameOf(userId))));
    },
  };
}
