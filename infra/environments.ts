import { RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Endpoints } from './endpoints';
import type { ManagedGroupName } from './managed-rules';

/** Requests per second, and the burst above it. */
interface Throttling {
  rateLimit: number;
  burstLimit: number;
}

/** What differs between deployments of the product. */
export interface Environment {
  stage: 'dev' | 'staging' | 'prod';
  /** Also the prefix of every table and function name. */
  stackName: string;
  region: string;
  /** The account it belongs to; commands and deployments in another are refused. Any account if unset. */
  account?: string;
  /** Keeps tables, users, photos, and logs when the stack is deleted. */
  retainData: boolean;
  deletionProtection: boolean;
  pointInTimeRecovery: boolean;
  logRetention: RetentionDays;
  apiThrottling: Throttling;
  /** Counts frames, not connections. */
  socketThrottling: Throttling;
  /** Requests from one address in five minutes, to the site and API, and to sign-in; costs a fee (runbook). */
  addressLimits?: { site: number; signIn: number };
  /** AWS's rules that refuse what they find, where `addressLimits` are; the others only count it (runbook, Floods). */
  enforceManagedRules?: readonly ManagedGroupName[];
  leaderboardShards: number;
  /**
   * Functions whose new versions first take a tenth of the requests for five minutes. Each costs three resources of the
   * stack, so only those whose broken version would hurt most.
   */
  canary?: readonly string[];
  /** A new AWS account has too little concurrency to reserve any. */
  reserveConcurrency: boolean;
  /** People confirm their address with a code before they can sign in. */
  verifyEmail: boolean;
  /** Increase by one to rotate the secret that identifies CloudFront; the previous one stays accepted. */
  originSecretGeneration: number;
  /** Apps below this version are told to update (426); raise it once an older one stops working. */
  minimumAppVersion?: string;
  /** Variables about models (README); if set, even empty, functions get a secret for the provider's key. */
  ai?: Readonly<Record<string, string>>;
  /** The site's own name; its certificate must be in us-east-1. Without it, CloudFront's name is used. */
  domain?: {
    name: string;
    certificateArn: string;
    /** The hosted zone for the name's records; without it, they are created by hand. */
    hostedZone?: { id: string; name: string };
  };
  /** Tables that were restored under another name, with that name (runbook, Restore). */
  restoredTables?: Readonly<Record<string, string>>;
  /** Increase by one to make the user pool anew after it was lost (runbook, Restore). */
  userPoolGeneration?: number;
  /** Set for one deployment by `-c restoring=true` (runbook, Restore): no canary, and alarms tell no one. */
  restoring?: boolean;
  /** Addresses of an emulator; `-c endpoints=…` sets them for one deployment. */
  endpoints?: Endpoints;
  /** The model cost alarm: dollars a day, and the provider's price per million tokens, input and output combined. */
  modelSpend: { dailyUsd: number; usdPerMillionTokens: number };
  /** The account's budget per month; `alarmEmail` is told beyond it. */
  budgetUsd?: number;
  /** Who is told about alarms; without it the topic has no subscriber. */
  alarmEmail?: string;
  /** Signs in from another region every five minutes (us-east-1); needs `alarmEmail`. */
  probe?: boolean;
  /** Where people read `docs/runbook.md`; alarms then link to it. */
  runbookUrl?: string;
  /** Who gets what visitors write; without it, enquiries are stored but not emailed. */
  enquiriesTo?: string;
  /**
   * Verified SES sender, an identity of that exact address; without it, Cognito's own sender, limited to 50 emails a
   * day. With `domain`, people can get reminders by email.
   */
  mailFrom?: string;
  /** Someone has read `shared/brand.ts` and `web/lib/brand-claims.ts`, and the claims are true. */
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
  probe: true,
  reserveConcurrency: true,
};

/** What a day of training is made of. A broken version of any other function is rolled back by deploying the one before. */
const everyday = ['core-api', 'training-api', 'workouts-api', 'coach-api'];

const prod: Environment = {
  ...staging,
  stage: 'prod',
  stackName: 'vita-prod',
  logRetention: RetentionDays.THREE_MONTHS,
  apiThrottling: { rateLimit: 1000, burstLimit: 2000 },
  socketThrottling: { rateLimit: 2000, burstLimit: 4000 },
  // A whole office or university may share one address.
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
  brandChecked: 'someone has to stand by what web/lib/brand-claims.ts promises',
} satisfies Partial<Record<keyof Environment, string>>;

/** CloudFront takes certificates from nowhere else. */
const certificate = /^arn:aws:acm:us-east-1:\d{12}:certificate\/[\w-]+$/;

function verifyDomain({ stage, domain }: Environment): void {
  if (!domain || certificate.test(domain.certificateArn)) return;
  throw new Error(
    domain.certificateArn
      ? `${stage} has the domain ${domain.name}, but ${domain.certificateArn} is no certificate in us-east-1.`
      : `${stage} has the domain ${domain.name} without a certificate: request one in us-east-1, and set certificateArn.`,
  );
}

/** Each stack names its region itself; `AWS_REGION` only tells that the one who deploys means another. */
function verifyShell({ stage, region, account }: Environment, shell: Shell): void {
  const { AWS_REGION: meant, CDK_DEFAULT_ACCOUNT: reached } = shell;
  if (meant && meant !== region)
    throw new Error(
      `${stage} lives in ${region}, but AWS_REGION is ${meant}: set AWS_REGION=${region} or unset it.`,
    );
  if (account && reached && reached !== account)
    throw new Error(`${stage} lives in account ${account}, but the credentials are for ${reached}.`);
}

type Shell = Record<string, string | undefined>;

/** Throws one sentence if the environment must not be deployed as it is, or not from here. */
export function verifyEnvironment(environment: Environment, shell: Shell): void {
  const { stage } = environment;
  verifyShell(environment, shell);
  verifyDomain(environment);
  if (stage !== 'prod') return;
  const missing = Object.entries(neededInProd).filter(([name]) => !environment[name as keyof Environment]);
  if (missing.length === 0) return;
  const reasons = missing.map(([name, reason]) => `${name} (${reason})`).join(', ');
  throw new Error(`prod is not ready: set ${reasons} in infra/environments.ts.`);
}

/** Whether `-c restoring=…` says so; throws if it says anything else than true or false. */
export function readRestoring(given: unknown): boolean {
  if (given === undefined || String(given) === 'false') return false;
  if (String(given) === 'true') return true;
  throw new Error(`Unknown restoring '${String(given)}': use -c restoring=true.`);
}

/** The environment called `name`; throws naming the known ones. */
export function findEnvironment(name: unknown): Environment {
  const known = Object.keys(environments);
  if (typeof name === 'string' && known.includes(name)) return environments[name]!;
  throw new Error(`Unknown environment '${String(name)}': use dev, staging, or prod.`);
}
