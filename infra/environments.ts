import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Endpoints } from './endpoints';

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
  /** The account it lives in; commands and deployments in another are refused. Any, where unset. */
  account?: string;
  /** Keeps tables, users, photos and logs when the stack is deleted. */
  retainData: boolean;
  deletionProtection: boolean;
  pointInTimeRecovery: boolean;
  logRetention: RetentionDays;
  apiThrottling: Throttling;
  /** Counts frames, not connections. */
  socketThrottling: Throttling;
  /** Requests of one address in five minutes, to the site and API, and to sign-in; costs a fee (runbook). */
  addressLimits?: { site: number; signIn: number };
  leaderboardShards: number;
  /**
   * Functions of which a new version takes a tenth of the requests for five minutes first: those that a day of training
   * goes through. Each costs three resources of the stack.
   */
  canary?: readonly string[];
  /** A new AWS account has too little concurrency to reserve any. */
  reserveConcurrency: boolean;
  /** People confirm their address with a code before they can sign in. */
  verifyEmail: boolean;
  /** Raise by one to rotate what CloudFront proves itself with; the one before stays accepted. */
  originSecretGeneration: number;
  /** Apps below this version are told to update themselves (426); raise it once an old one no longer works. */
  minimumAppVersion?: string;
  /** Variables about models (reference); with them, even none, the functions get a secret for the provider's key. */
  ai?: Readonly<Record<string, string>>;
  /** The site's own name; its certificate must be in us-east-1. Without one CloudFront's name serves. */
  domain?: {
    name: string;
    certificateArn: string;
    /** Where the name's records are to be written; without it they are made by hand. */
    hostedZone?: { id: string; name: string };
  };
  /** Tables that were restored under another name, each with that name (runbook, Restore). */
  restoredTables?: Readonly<Record<string, string>>;
  /** Addresses of an emulator; `-c endpoints=…` says them for one deployment. */
  endpoints?: Endpoints;
  /** The alarm of the models' cost: dollars a day, and what a million tokens cost at the provider, in and out mixed. */
  modelSpend: { dailyUsd: number; usdPerMillionTokens: number };
  /** What the account may cost in a month; beyond it `alarmEmail` is told. */
  budgetUsd?: number;
  /** Who hears of an alarm; without one the topic has no subscriber. */
  alarmEmail?: string;
  /** Who gets what visitors write; without one the enquiries are kept and no one is mailed. */
  enquiriesTo?: string;
  /**
   * Verified SES sender, an identity of that very address; without one Cognito's own sender, limited to 50 mails a day.
   * With `domain` people may have reminders by mail.
   */
  mailFrom?: string;
  /** Someone has read `shared/brand.ts` and what it promises is true. */
  brandChecked?: boolean;
}

const dev: Environment = {
  stage: 'dev',
  stackName: 'vita-dev',
  region: 'eu-west-2',
  retainData: false,
  deletionProtection: false,
  pointInTimeRecovery: false,
  logRetention: RetentionDays.ONE_WEEK,
  apiThrottling: { rateLimit: 50, burstLimit: 100 },
  socketThrottling: { rateLimit: 100, burstLimit: 200 },
  leaderboardShards: 1,
  reserveConcurrency: false,
  verifyEmail: true,
  originSecretGeneration: 1,
  modelSpend: { dailyUsd: 5, usdPerMillionTokens: 2 },
  budgetUsd: 50,
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
  budgetUsd: 100,
  reserveConcurrency: true,
};

/** What people do every day, and what they would lose by a broken version. */
const everyday = [
  'account-api',
  'profile-api',
  'activity-api',
  'exercises-api',
  'workouts-api',
  'training-api',
  'points-api',
  'notifications-api',
  'coach-api',
  'nutrition-api',
  'photos-api',
  'realtime-api',
];

const prod: Environment = {
  ...staging,
  stage: 'prod',
  stackName: 'vita-prod',
  logRetention: RetentionDays.THREE_MONTHS,
  apiThrottling: { rateLimit: 1000, burstLimit: 2000 },
  socketThrottling: { rateLimit: 2000, burstLimit: 4000 },
  // An office or a university stands behind one address.
  addressLimits: { site: 6000, signIn: 600 },
  leaderboardShards: 8,
  canary: everyday,
  modelSpend: { dailyUsd: 50, usdPerMillionTokens: 2 },
  budgetUsd: 1000,
};

const environments: Record<string, Environment> = { dev, staging, prod };

/** What has to be set before people use a deployment, and why. */
const neededInProd = {
  mailFrom: "Cognito's own sender stops after 50 emails a day",
  alarmEmail: 'alarms have to reach someone',
  brandChecked: 'someone has to stand by what shared/brand.ts promises',
} satisfies Partial<Record<keyof Environment, string>>;

/** Throws one sentence when the environment must not be deployed as it is, or not from here. */
export function verifyEnvironment(environment: Environment, shell: Record<string, string | undefined>): void {
  const { stage, region, account } = environment;
  const here = { region: shell.AWS_REGION ?? shell.CDK_DEFAULT_REGION, account: shell.CDK_DEFAULT_ACCOUNT };
  if (here.region && here.region !== region)
    throw new Error(
      `${stage} lives in ${region}, but the shell is set to ${here.region}: set AWS_REGION=${region}.`,
    );
  if (account && here.account && here.account !== account)
    throw new Error(`${stage} lives in account ${account}, but the credentials are for ${here.account}.`);
  if (stage !== 'prod') return;
  const missing = Object.entries(neededInProd).filter(([name]) => !environment[name as keyof Environment]);
  if (missing.length === 0) return;
  const reasons = missing.map(([name, reason]) => `${name} (${reason})`).join(', ');
  throw new Error(`prod is not ready: set ${reasons} in infra/environments.ts.`);
}

/** The environment called `name`; throws naming the known ones. */
export function findEnvironment(name: unknown): Environment {
  const known = Object.keys(environments);
  if (typeof name === 'string' && known.includes(name)) return environments[name]!;
  throw new Error(`Unknown environment '${String(name)}': use -c env=dev, -c env=staging, or -c env=prod.`);
}
