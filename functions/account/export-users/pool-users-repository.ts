import {
  paginateListUsers,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';

/** The most that one request returns. */
const pageSize = 60;

const userSchema = z
  .object({
    Username: z.string(),
    UserStatus: z.string(),
    Enabled: z.boolean(),
    UserCreateDate: z.date(),
    Attributes: z.array(z.object({ Name: z.string(), Value: z.string().default('') })),
  })
  .transform(({ Username, UserStatus, Enabled, UserCreateDate, Attributes }) => ({
    username: Username,
    status: UserStatus,
    enabled: Enabled,
    createdAt: UserCreateDate.toISOString(),
    attributes: Object.fromEntries(Attributes.map(({ Name, Value }) => [Name, Value])),
  }));

/** An account as the pool tells of it: no password and no second factor, which it never tells. */
export type PoolUser = z.output<typeof userSchema>;

export function createPoolUsersRepository(client: CognitoIdentityProviderClient, UserPoolId: string) {
  return {
    /** Every account, page by page. */
    async *pages(): AsyncGenerator<PoolUser[]> {
      for await (const { Users = [] } of paginateListUsers({ client, pageSize }, { UserPoolId }))
        yield z.array(userSchema).parse(Users);
    },
  };
}

export type PoolUsersRepository = ReturnType<typeof createPoolUsersRepository>;
