import * as z from 'zod';
import type { SecretName } from '../manifest-types';
import { aiConfigFields, readAiConfig, type AiConfig } from './ai-config';

const configSchema = z.object({
  STAGE: z.string().min(1),
  VERSION: z.string().min(1).default('0.0.0'),
  COMMIT: z.string().min(1).default('unknown'),
  BUILT_AT: z.string().min(1).default('unknown'),
  TABLE_PREFIX: z.string().min(1),
  RESTORED_TABLES: z.string().optional(),
  BUCKET_PREFIX: z.string().min(1).optional(),
  FILE_LINK_ENDPOINT: z.url().optional(),
  AWS_ENDPOINT_URL_LAMBDA: z.url().optional(),
  EVENT_BUS_NAME: z.string().min(1),
  SOCKET_ENDPOINT: z.string().min(1),
  SOCKET_URL: z.string().min(1),
  LEADERBOARD_SHARDS: z.coerce.number().int().min(1).max(64),
  MINIMUM_APP_VERSION: z.string().optional(),
  AUTO_CONFIRM_SIGN_UP: z.enum(['true', 'false']).default('false'),
  ORIGIN_SECRET_ID: z.string().min(1).optional(),
  ORIGIN_SECRET_ID_BEFORE: z.string().min(1).optional(),
  TOMBSTONE_SECRET_ID: z.string().min(1).optional(),
  NOTIFICATION_SECRET_ID: z.string().min(1).optional(),
  AWS_ENDPOINT_URL_SECRETS_MANAGER: z.url().optional(),
  AWS_ENDPOINT_URL: z.url().optional(),
  PUSH_STAND_IN: z.url().optional(),
  MAIL_FROM: z.string().min(3).optional(),
  SITE_URL: z.url().optional(),
  AWS_ENDPOINT_URL_SESV2: z.url().optional(),
  USER_POOL_ID: z.string().min(1).optional(),
  USER_POOL_CLIENT_ID: z.string().min(1).optional(),
  USER_POOL_ISSUER: z.url().optional(),
  USER_POOL_KEYS: z.url().optional(),
  ...aiConfigFields,
});

export interface SecretSource {
  id: string;
  /** The secret with the previous generation, if it is not the same one's previous version. */
  before?: string | undefined;
}

export interface Config {
  stage: string;
  version: string;
  /** The release's commit, as `infra/releases/release.ts` reads it. */
  commit: string;
  /** The commit's own time. */
  builtAt: string;
  tablePrefix: string;
  /** Tables that were restored under another name, with that name. */
  restoredTables: Readonly<Record<string, string>>;
  /** A bucket's name is this plus its name in functions/buckets.ts. */
  bucketPrefix: string;
  /** A function's name is this plus its name in the manifest. */
  functionPrefix: string;
  /** Where functions are invoked; by default, the region's endpoint. */
  functionsEndpoint: string | undefined;
  /** Where browsers reach stored files; by default, the address the SDK uses. */
  fileLinkEndpoint: string | undefined;
  eventBusName: string;
  socketEndpoint: string;
  socketUrl: string;
  leaderboardShards: number;
  /** The oldest app version the API accepts ('1.2.0'); unset, it accepts all. */
  minimumAppVersion: string | undefined;
  autoConfirmSignUp: boolean;
  /** Where the secrets lie that the manifest grants this function; their values are in no variable. */
  secrets: Partial<Record<SecretName, SecretSource>>;
  /** Where secrets are read; by default, the region's endpoint. */
  secretsEndpoint: string | undefined;
  /** Replaces all push services, in tests. */
  pushStandIn: string | undefined;
  /** How emails go out; null if none can be sent. */
  mail: MailConfig | null;
  /** Only functions with `users` in the manifest know the pool; throws in all others. */
  userPool: () => UserPoolConfig;
  ai: AiConfig;
}

export interface MailConfig {
  from: string;
  /** Where their links lead. */
  siteUrl: string;
  /** Where emails are submitted; by default, the region's endpoint. */
  endpoint: string | undefined;
}

export interface UserPoolConfig {
  id: string;
  clientId: string;
  issuer: string;
  /** The URL of the pool's token keys, if not below the issuer. */
  jwksUri?: string | undefined;
}

/** The release's commit, for log lines, which begin before the rest is read; undefined where it is unknown. */
export const readCommit = (): string | undefined => process.env['COMMIT'];

/** Reads the environment once; throws, naming the variables that are missing or malformed. */
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
    commit: values.COMMIT,
    builtAt: values.BUILT_AT,
    tablePrefix: values.TABLE_PREFIX,
    restoredTables: restoredTablesOf(values),
    bucketPrefix: values.BUCKET_PREFIX ?? values.TABLE_PREFIX,
    functionPrefix: values.TABLE_PREFIX,
    functionsEndpoint: values.AWS_ENDPOINT_URL_LAMBDA,
    fileLinkEndpoint: values.FILE_LINK_ENDPOINT,
    eventBusName: values.EVENT_BUS_NAME,
    socketEndpoint: values.SOCKET_ENDPOINT,
    socketUrl: values.SOCKET_URL,
    leaderboardShards: values.LEADERBOARD_SHARDS,
    minimumAppVersion: values.MINIMUM_APP_VERSION,
    autoConfirmSignUp: values.AUTO_CONFIRM_SIGN_UP === 'true',
    secrets: secretSourcesOf(values),
    secretsEndpoint: values.AWS_ENDPOINT_URL_SECRETS_MANAGER ?? values.AWS_ENDPOINT_URL,
    pushStandIn: values.PUSH_STAND_IN,
    mail: mailOf(values),
    userPool: () => userPoolOf(values),
    ai: readAiConfig(values),
  };
}

function secretSourcesOf(values: z.output<typeof configSchema>): Config['secrets'] {
  const { ORIGIN_SECRET_ID: origin, TOMBSTONE_SECRET_ID, NOTIFICATION_SECRET_ID } = values;
  return {
    ...(origin && { origin: { id: origin, before: values.ORIGIN_SECRET_ID_BEFORE } }),
    ...(TOMBSTONE_SECRET_ID && { tombstone: { id: TOMBSTONE_SECRET_ID } }),
    ...(NOTIFICATION_SECRET_ID && { notification: { id: NOTIFICATION_SECRET_ID } }),
  };
}

function mailOf(values: z.output<typeof configSchema>): MailConfig | null {
  const { MAIL_FROM: from, SITE_URL: siteUrl, AWS_ENDPOINT_URL_SESV2: endpoint } = values;
  return from && siteUrl ? { from, siteUrl, endpoint } : null;
}

/** Format: `people=people-20260408`, separated by commas. */
function restoredTablesOf({ RESTORED_TABLES }: z.output<typeof configSchema>): Record<string, string> {
  const pairs = RESTORED_TABLES?.split(',').map((pair) => pair.split('=')) ?? [];
  return Object.fromEntries(pairs) as Record<string, string>;
}

function userPoolOf(values: z.output<typeof configSchema>): UserPoolConfig {
  const { USER_POOL_ID: id, USER_POOL_CLIENT_ID: clientId, USER_POOL_ISSUER: issuer } = values;
  if (!id || !clientId || !issuer) throw new Error('the user pool is known to functions with `users` only');
  return { id, clientId, issuer, jwksUri: values.USER_POOL_KEYS };
}
