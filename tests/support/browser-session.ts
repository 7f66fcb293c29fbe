import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import * as z from 'zod';

const configSchema = z.object({
  userPoolId: z.string(),
  userPoolClientId: z.string(),
  userPoolEndpoint: z.string(),
});
// It would note at every sign-in that the user pool is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Signs in with the client's own library; answers what a browser then keeps, by its names in localStorage. */
export async function browserSession(
  origin: string,
  { email: username, password }: { email: string; password: string },
): Promise<Map<string, string>> {
  const config = configSchema.parse(await (await fetch(`${origin}/config.json`)).json());
  const kept = new Map<string, string>();
  Amplify.configure({ Auth: { Cognito: config } });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: async (key) => kept.get(key) ?? null,
    setItem: async (key, value) => void kept.set(key, value),
    removeItem: async (key) => void kept.delete(key),
    clear: async () => kept.clear(),
  });
  await signIn({ username, password });
  return kept;
}
