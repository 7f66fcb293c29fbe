import { brand } from '../../../shared/brand';
import type { Release } from '../../releases/release';
import type { InstallRecord } from '../start/install-record';

interface EnvironmentOptions {
  install: InstallRecord;
  region: string;
  release: Release;
  tablePrefix: string;
  busName: string;
  dynamodbEndpoint: string;
  /** Where browsers reach stored files. */
  fileLinkEndpoint: string;
  /** The address of the internal AWS endpoints. */
  internalOrigin: string;
  socketStage: string;
  socketUrl: string;
  autoConfirm: boolean;
  issuer: string;
  /** What browsers see. */
  origin: string;
  quiet: boolean;
  /** Whether every line is kept in a file. */
  keepsLog: boolean;
}

/** These would lead SDK clients past the endpoints below. */
const misleading = [
  'AWS_PROFILE',
  'AWS_SESSION_TOKEN',
  'AWS_ENDPOINT_URL',
  'AWS_IGNORE_CONFIGURED_ENDPOINT_URLS',
  'AWS_CONFIG_FILE',
];

function logLevelOf({ keepsLog, quiet }: EnvironmentOptions): string {
  if (quiet && !keepsLog) return 'SILENT';
  return process.env.POWERTOOLS_LOG_LEVEL ?? (keepsLog ? 'INFO' : 'WARN');
}

/** The environment of every function, with the same variables as the deployment. */
export function functionEnvironment(options: EnvironmentOptions): Record<string, string> {
  const { install, internalOrigin } = options;
  return {
    STAGE: 'local',
    VERSION: options.release.version,
    COMMIT: options.release.commit,
    BUILT_AT: options.release.builtAt,
    TABLE_PREFIX: options.tablePrefix,
    BUCKET_PREFIX: options.tablePrefix,
    FILE_LINK_ENDPOINT: options.fileLinkEndpoint,
    EVENT_BUS_NAME: options.busName,
    SOCKET_ENDPOINT: `${internalOrigin}/${options.socketStage}`,
    SOCKET_URL: options.socketUrl,
    LEADERBOARD_SHARDS: '1',
    AUTO_CONFIRM_SIGN_UP: String(options.autoConfirm),
    ORIGIN_SECRET_ID: 'origin',
    TOMBSTONE_SECRET_ID: 'tombstone',
    NOTIFICATION_SECRET_ID: 'notification',
    MAIL_FROM: `${brand.product} <${brand.support.email}>`,
    SITE_URL: options.origin,
    USER_POOL_ID: install.userPoolId,
    USER_POOL_CLIENT_ID: install.userPoolClientId,
    USER_POOL_ISSUER: options.issuer,
    POWERTOOLS_LOG_LEVEL: logLevelOf(options),
    AWS_REGION: options.region,
    AWS_ACCESS_KEY_ID: install.adminAccessKeyId,
    AWS_SECRET_ACCESS_KEY: install.adminSecretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: options.dynamodbEndpoint,
    AWS_ENDPOINT_URL_S3: internalOrigin,
    AWS_ENDPOINT_URL_EVENTBRIDGE: internalOrigin,
    AWS_ENDPOINT_URL_LAMBDA: internalOrigin,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: internalOrigin,
    AWS_ENDPOINT_URL_SESV2: internalOrigin,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: internalOrigin,
  };
}

/** Sets the functions' environment in this process; the returned function restores the old one. */
export function applyEnvironment(environment: Record<string, string>): () => void {
  const names = [...Object.keys(environment), ...misleading];
  const before = new Map(names.map((name) => [name, process.env[name]]));
  for (const name of misleading) delete process.env[name];
  Object.assign(process.env, environment);
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
}
