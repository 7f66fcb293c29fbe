import * as z from 'zod';
import { aiConfigFields, readAiConfig, type AiConfig } from './ai-config';

const configSchema = z.object({
  STAGE: z.string().min(1),
  VERSION: z.string().min(1).default('0.0.0'),
  TABLE_PREFIX: z.string().min(1),
  BUCKET_PREFIX: z.string().min(1).optional(),
  FILE_LINK_ENDPOINT: z.url().optional(),
  AWS_ENDPOINT_URL_LAMBDA: z.url().optional(),
  EVENT_BUS_NAME: z.string().min(1),
  SOCKET_ENDPOINT: z.string().min(1),
  SOCKET_URL: z.string().min(1),
  LEADERBOARD_SHARDS: z.coerce.number().int().min(1).max(64),
  ORIGIN_VERIFY_SECRET: z.string().min(8).optional(),
  MINIMUM_APP_VERSION: z.string().optional(),
  AUTO_CONFIRM_SIGN_UP: z.enum(['true', 'false']).default('false'),
  TOMBSTONE_SECRET: z.string().min(16),
  USER_POOL_ID: z.string().min(1).optional(),
  USER_POOL_CLIENT_ID: z.string().min(1).optional(),
  USER_POOL_ISSUER: z.url().optional(),
  ...aiConfigFields,
});

export interface Config {
  stage: string;
  version: string;
  tablePrefix: string;
  /** A bucket's name is this and its name in functions/buckets.ts. */
  bucketPrefix: string;
  /** A function's name is this and its name in the manifest: all names of an environment begin alike. */
  functionPrefix: string;
  /** Where functions are invoked; unset it is the address of the region. */
  functionsEndpoint: string | undefined;
  /** Where browsers reach stored files; unset it is the address that the SDK knows. */
  fileLinkEndpoint: string | undefined;
  eventBusName: string;
  socketEndpoint: string;
  socketUrl: string;
  leaderboardShards: number;
  originVerifySecret: string | undefined;
  /** The oldest app the API still talks to ('1.2.0'); unset, it talks to all. */
  minimumAppVersion: string | undefined;
  autoConfirmSignUp: boolean;
  /** Keys the hash under which a deleted account's id is remembered. */
  tombstoneSecret: string;
  /** Only functions with `users` in the manifest know the pool; throws in all others. */
  userPool: () => UserPoolConfig;
  ai: AiConfig;
}

export interface UserPoolConfig {
  id: string;
  clientId: string;
  issuer: string;
}

/** Reads the environment once; throws naming the variables that are missing or malformed. */
export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const parsed = configSchema.safeParse(environment);
  if (!parsed.success) {
    const names = parsed.error.issues.map((issue) => issue.path.join('.'));
    throw new Error(`configuration is missing or malformed: ${names.join(', ')}`);
  }
  const values = parsed.data;
  return {
    stage: values.STAGE,
    version: values.VERSION,
    tablePrefix: values.TABLE_PREFIX,
    bucketPrefix: values.BUCKET_PREFIX ?? values.TABLE_PREFIX,
    functionPrefix: values.TABLE_PREFIX,
    functionsEndpoint: values.AWS_ENDPOINT_URL_LAMBDA,
    fileLinkEndpoint: values.FILE_LINK_ENDPOINT,
    eventBusName: values.EVENT_BUS_NAME,
    socketEndpoint: values.SOCKET_ENDPOINT,
    socketUrl: values.SOCKET_URL,
    leaderboardShards: values.LEADERBOARD_SHARDS,
    originVerifySecret: values.ORIGIN_VERIFY_SECRET,
    minimumAppVersion: values.MINIMUM_APP_VERSION,
    autoConfirmSignUp: values.AUTO_CONFIRM_SIGN_UP === 'true',
    tombstoneSecret: values.TOMBSTONE_SECRET,
    userPool: () => userPoolOf(values),
    ai: readAiConfig(values),
  };
}

function userPoolOf(values: z.output<typeof configSchema>): UserPoolConfig {
  const { USER_POOL_ID: id, USER_POOL_CLIENT_ID: clientId, USER_POOL_ISSUER: issuer } = values;
  if (!id || !clientId || !issuer) throw new Error('the user pool is known to functions with `users` only');
  return { id, clientId, issuer };
}
