import { RetentionDays } from 'aws-cdk-lib/aws-logs';

/** Requests a second, and how many at once above it. */
interface Throttling {
  rateLimit: number;
  burstLimit: number;
}

/** What differs between one deployment of the product and another. */
export interface Environment {
  stage: 'dev' | 'staging' | 'prod';
  /** Also the prefix of every table and function name. */
  stackName: string;
  region: string;
  /** Keeps tables, users, photos and logs when the stack is deleted. */
  retainData: boolean;
  deletionProtection: boolean;
  pointInTimeRecovery: boolean;
  logRetention: RetentionDays;
  apiThrottling: Throttling;
  /** Counts frames, not connections. */
  socketThrottling: Throttling;
  leaderboardShards: number;
  /** A new AWS account has too little concurrency to reserve any. */
  reserveConcurrency: boolean;
  /** People confirm their address with a code before they can sign in. */
  verifyEmail: boolean;
  /** Apps below this version are told to update themselves (426); raise it once an old one no longer works. */
  minimumAppVersion?: string;
  /** Variables about models (README); with them, even none, the functions get a secret for the provider's key. */
  ai?: Readonly<Record<string, string>>;
  /** The site's own name; its certificate must be in us-east-1. Without one CloudFront's name serves. */
  domain?: { name: string; certificateArn: string };
  /** Who hears of an alarm; without one the topic has no subscriber. */
  alarmEmail?: string;
  /** Who gets what visitors write; without one the enquiries are kept and nobody is mailed. */
  enquiriesTo?: string;
  /** Verified SES sender; without one Cognito's own sender, limited to 50 mails a day. */
  mailFrom?: string;
}

const region = process.env.AWS_REGION ?? process.env.CDK_DEFAULT_REGION ?? 'eu-west-2';

const dev: Environment = {
  stage: 'dev',
  stackName: 'vita-dev',
  region,
  retainData: false,
  deletionProtection: false,
  pointInTimeRecovery: false,
  logRetention: RetentionDays.ONE_WEEK,
  apiThrottling: { rateLimit: 50, burstLimit: 100 },
  socketThrottling: { rateLimit: 100, burstLimit: 200 },
  leaderboardShards: 1,
  reserveConcurrency: false,
  verifyEmail: true,
};

const staging: Environment = {
  ...dev,
  stage: 'staging',
  stackName: 'vita-staging',
  retainData: true,
  deletionProtection: true,
  pointInTimeRecovery: true,
  logRetention: RetentionDays.ONE_MONTH,
  apiThrottling: { rateLimit: 200, burstLimit: 400 },
  socketThrottling: { rateLimit: 400, burstLimit: 800 },
  leaderboardShards: 2,
  reserveConcurrency: true,
};

const prod: Environment = {
  ...staging,
  stage: 'prod',
  stackName: 'vita-prod',
  logRetention: RetentionDays.THREE_MONTHS,
  apiThrottling: { rateLimit: 1000, burstLimit: 2000 },
  socketThrottling: { rateLimit: 2000, burstLimit: 4000 },
  leaderboardShards: 8,
};

const environments: Record<string, Environment> = { dev, staging, prod };

/** The environment called `name`; throws naming the known ones. */
export function findEnvironment(name: unknown): Environment {
  const known = Object.keys(environments);
  if (typeof name === 'string' && known.includes(name)) return environments[name]!;
  throw new Error(`Unknown environment '${String(name)}': use -c env=dev, -c env=staging or -c env=prod.`);
}
