import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { createPostSigned } from './signed-request';

/** Secrets Manager's refusal: its code only, never what was asked or answered. */
export class SecretsRefused extends Error {
  override readonly name = 'SecretsRefused';
  readonly code: string;

  constructor(code: string, status: number) {
    super(`Secrets Manager answered ${status} ${code}`.trim());
    this.code = code;
  }
}

export type SecretsOperation = 'GetSecretValue' | 'PutSecretValue' | 'ListSecrets';
/** One call of Secrets Manager; throws SecretsRefused. */
export type CallSecrets = (operation: SecretsOperation, input: object) => Promise<unknown>;

/** Shorter than a trigger of the user pool may take. */
const patienceMs = 2_000;
const refusalSchema = z.object({ __type: z.string() });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Secrets Manager as single signed requests: without its SDK client, the largest part of a bundle. */
export function createCallSecrets(
  endpoint: string | undefined,
  documents: Pick<DynamoDBDocumentClient, 'config'>,
): CallSecrets {
  const post = createPostSigned('secretsmanager', documents, patienceMs);
  return async (operation, input) => {
    const origin = endpoint ?? `https://secretsmanager.${await documents.config.region()}.amazonaws.com`;
    const headers = {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `secretsmanager.${operation}`,
    };
    const answer = await post(new URL('/', origin), headers, input);
    const body = parsed(answer.body);
    if (answer.status === 200) return body;
    const { data } = refusalSchema.safeParse(body);
    throw new SecretsRefused(data?.__type.split('#').at(-1) ?? '', answer.status);
  };
}

export type SecretStage = 'AWSCURRENT' | 'AWSPREVIOUS';
/** The text of a secret, and when it was set; null if there is none in this stage. */
export type ReadSecret = (id: string, stage?: SecretStage) => Promise<{ text: string; setAt: Date } | null>;

const valueSchema = z.object({ SecretString: z.string().min(1), CreatedDate: z.number() });

export const createReadSecret =
  (call: CallSecrets): ReadSecret =>
  async (SecretId, VersionStage = 'AWSCURRENT') => {
    try {
      const value = valueSchema.safeParse(await call('GetSecretValue', { SecretId, VersionStage }));
      // Without zod's words, which could quote it.
      if (!value.success) throw new Error('a secret holds no text');
      const { SecretString: text, CreatedDate } = value.data;
      return { text, setAt: new Date(CreatedDate * 1000) };
    } catch (error) {
      if (error instanceof SecretsRefused && error.code === 'ResourceNotFoundException') return null;
      throw error;
    }
  };
