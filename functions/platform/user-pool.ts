import {
  AdminDeleteUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { createUserPoolClient } from './clients';

/** What the backend may do to an account of the user pool. */
export interface UserPool {
  /** Null if there is no such account. */
  readEmail(userId: string): Promise<string | null>;
  /** Null, too, if the account may not sign in or its address is unconfirmed. */
  readVerifiedEmail(userId: string): Promise<string | null>;
  /** Ends every session: no refresh token of the account works anymore. */
  signOut(userId: string): Promise<void>;
  /** An account that is already gone is not an error. */
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
  const read = (userId: string) => unlessGone(client.send(new AdminGetUserCommand(nameOf(userId))));
  type User = Awaited<ReturnType<typeof read>>;
  const attributeOf = (user: User, name: string) =>
    user?.UserAttributes?.find(({ Name }) => Name === name)?.Value ?? null;
  return {
    readEmail: async (userId) => attributeOf(await read(userId), 'email'),
    async readVerifiedEmail(userId) {
      const user = await read(userId);
      const isVerified = user?.Enabled && attributeOf(user, 'email_verified') === 'true';
      return isVerified ? attributeOf(user, 'email') : null;
    },
    async signOut(userId) {
      await unlessGone(client.send(new AdminUserGlobalSignOutCommand(nameOf(userId))));
    },
    async remove(userId) {
      await unlessGone(client.send(new AdminDeleteUserCommand(nameOf(userId))));
    },
  };
}
