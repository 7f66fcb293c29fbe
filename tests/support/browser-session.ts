import { Amplify } from 'aws-amplify';
import { signIn } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { useNativeArithmetic } from './native-arithmetic';
import { readConfig } from './sign-in';

// The library would note at every sign-in that the user pool is not Amazon's.
ConsoleLogger.LOG_LEVEL = 'ERROR';

/** Gives Amplify other tokens, as if in another browser. */
export function switchBrowser(tokens = new Map<string, string>()): Map<string, string> {
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: async (key, value) => void tokens.set(key, value),
    getItem: async (key) => tokens.get(key) ?? null,
    removeItem: async (key) => void tokens.delete(key),
    clear: async () => tokens.clear(),
  });
  return tokens;
}

/** Signs in with the client's own library; returns what a browser then stores, by its names in localStorage. */
export async function browserSession(
  origin: string,
  { email: username, password }: { email: string; password: string },
): Promise<Map<string, string>> {
  useNativeArithmetic();
  Amplify.configure({ Auth: { Cognito: await readConfig(origin) } });
  const kept = switchBrowser();
  await signIn({ username, password });
  return kept;
}
