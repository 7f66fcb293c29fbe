import * as z from 'zod';
import { CognitoError } from './errors';
import type { Pool } from './pool';
import type { User } from './rows';

type Strings = Record<string, string>;

const preSignUpResponseSchema = z.object({
  response: z.object({ autoConfirmUser: z.boolean(), autoVerifyEmail: z.boolean() }),
});

export async function runPreSignUp(
  pool: Pool,
  sub: string,
  request: { userAttributes: Strings; validationData: Strings; clientMetadata: Strings },
) {
  const response = { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false };
  const run = pool.options.triggers.preSignUp;
  if (run === undefined) return response;
  const event = { ...base(pool, sub), triggerSource: 'PreSignUp_SignUp' as const, request, response };
  const parsed = preSignUpResponseSchema.safeParse(await asCognito('PreSignUp', () => run(event)));
  if (parsed.success) return parsed.data.response;
  throw new CognitoError('InvalidLambdaResponseException', 'Unrecognizable lambda output');
}

function attributesOf(user: User): Strings {
  return {
    ...user.attributes,
    sub: user.sub,
    'cognito:user_status': 'CONFIRMED',
    email: user.email,
    email_verified: String(user.emailVerified),
  };
}

/** Runs before the tokens are issued; a failing trigger fails the sign-in. */
export async function runPostAuthentication(pool: Pool, user: User): Promise<void> {
  const run = pool.options.triggers.postAuthentication;
  const request = { userAttributes: attributesOf(user), newDeviceUsed: false };
  const triggerSource = 'PostAuthentication_Authentication' as const;
  const event = { ...base(pool, user.sub), triggerSource, request, response: {} };
  await asCognito('PostAuthentication', async () => run?.(event));
}

/** A failing trigger fails the call, but the user stays confirmed, as in Cognito. */
export async function runPostConfirmation(
  pool: Pool,
  source: 'ConfirmSignUp' | 'ConfirmForgotPassword',
  user: User,
  clientMetadata: Strings,
): Promise<void> {
  const event = {
    ...base(pool, user.sub),
    triggerSource: `PostConfirmation_${source}` as const,
    request: { userAttributes: attributesOf(user), clientMetadata },
    response: {},
  };
  await asCognito('PostConfirmation', async () => pool.options.triggers.postConfirmation?.(event));
}

const base = ({ options }: Pool, sub: string) => ({
  version: '1',
  region: options.userPoolId.split('_')[0] ?? '',
  userPoolId: options.userPoolId,
  userName: sub,
  callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: options.clientId },
});

async function asCognito<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CognitoError('UserLambdaValidationException', `${name} failed with error ${reason}.`);
  }
}
