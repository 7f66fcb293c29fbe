import * as z from 'zod';

const answerSchema = z.object({ SecretString: z.string().min(1) });

/** Where the AWS secrets extension listens inside a Lambda. */
const extension = 'http://localhost:2773';
const patienceMs = 3_000;

/**
 * The text of a Secrets Manager secret, read through the extension, which caches it for a few minutes. Throws if it
 * cannot be read; the error never contains the secret.
 */
export async function readSecret(
  { id, sessionToken }: { id: string; sessionToken: string },
  origin = extension,
): Promise<string> {
  const response = await fetch(`${origin}/secretsmanager/get?secretId=${encodeURIComponent(id)}`, {
    headers: { 'x-aws-parameters-secrets-token': sessionToken },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`the secret could not be read: ${response.status}`);
  const answer = answerSchema.safeParse(await response.json());
  if (!answer.success) throw new Error('the secret holds no text');
  return answer.data.SecretString;
}
