import { Logger } from '@aws-lambda-powertools/logger';
import * as z from 'zod';
import { probe } from './probe';
import { signInProbe } from './sign-in';

const { SITE_URL, PROBE_EMAIL, PROBE_SECRET_ID, AWS_SESSION_TOKEN } = z
  .object({
    SITE_URL: z.url(),
    PROBE_EMAIL: z.email(),
    PROBE_SECRET_ID: z.string().min(1),
    AWS_SESSION_TOKEN: z.string().min(1),
  })
  .parse(process.env);
const secretSchema = z.object({ SecretString: z.string().min(1) });
const log = new Logger({ serviceName: 'probe' });

/** Through the secrets extension, which listens inside the Lambda. */
async function readPassword(): Promise<string> {
  const address = `http://localhost:2773/secretsmanager/get?secretId=${encodeURIComponent(PROBE_SECRET_ID)}`;
  const response = await fetch(address, { headers: { 'x-aws-parameters-secrets-token': AWS_SESSION_TOKEN } });
  if (!response.ok) throw new Error(`the password could not be read: ${response.status}`);
  return secretSchema.parse(await response.json()).SecretString;
}

/** An error of this function is what the alarm counts. */
export async function run(): Promise<void> {
  try {
    const milliseconds = await probe(SITE_URL, {
      fetch,
      now: Date.now,
      signIn: async (config) =>
        signInProbe(config, { email: PROBE_EMAIL, password: await readPassword() }, Date.now),
    });
    log.info('probe succeeded', { milliseconds });
  } catch (error) {
    log.error('probe failed', { error: error as Error });
    throw error;
  }
}
