import type { Contract } from '../shared/contracts/endpoint';
import type { EventType } from '../shared/events/catalogue';
import type { VoiceClientFrame } from '../shared/sockets/voice-frames';

/** What a function may do to a table; a transaction needs the operations of all its items. */
export type TableOperation = 'get' | 'query' | 'put' | 'update' | 'delete' | 'check' | 'batchWrite' | 'scan';

export interface IndexSpec {
  key: string;
  sort?: string;
  sortType?: 'S' | 'N';
  projection: 'all' | 'keys';
}

/** How one user's rows are found, for export and deletion. */
export type TableOwner =
  | { by: 'key' }
  | { by: 'index'; index: string }
  | { by: 'mirrored'; otherUser: string }
  /** Two rows with the same sort key, one for each of two people; `otherUser` is an attribute. */
  | { by: 'paired'; otherUser: string }
  | { by: 'none'; because: string };

export interface TableSpec {
  key: string;
  sort?: string;
  indexes?: Record<string, IndexSpec>;
  /** The attribute with the expiry in epoch seconds. */
  ttl?: string;
  /** Whether point-in-time recovery is on. */
  recoverable: boolean;
  owner: TableOwner;
  /** New images go to the functions whose `stream` names this table. */
  stream?: boolean;
  /** Attributes that an export leaves out, each with the reason. */
  unexported?: Readonly<Record<string, string>>;
  /** Attributes that are JSON as text; an export shows what they say. */
  texts?: readonly string[];
}

/** What a function may do to the objects of a bucket; 'keep' removes the tag that makes them expire early. */
export type BucketOperation = 'get' | 'put' | 'delete' | 'keep' | 'list';

export interface BucketSpec {
  /** Who owns the objects: a person's keys begin with their ID and a slash. */
  owner: { by: 'prefix' } | { by: 'none'; because: string };
  /** Days after which an object is deleted. */
  keptDays: number;
  /** Days that an operator can still bring back what was deleted or overwritten. */
  recoverableDays: number;
  /** Days after which objects with this tag are deleted: they never became part of anything. */
  unused?: { tag: string; value: string; keptDays: number };
}

/** What a function may do to accounts of the user pool. */
export const userPoolOperations = [
  'AdminGetUser',
  'AdminDeleteUser',
  'AdminUserGlobalSignOut',
  'ListUsers',
] as const;
export type UserPoolOperation = (typeof userPoolOperations)[number];

/**
 * origin: proves that a request came through the CDN. tombstone: keys the hashes of deleted accounts. notification: the
 * source of the Web Push keys and of the links in emails.
 */
export type SecretName = 'origin' | 'tombstone' | 'notification';

export type CognitoTrigger = 'preSignUp' | 'postConfirmation' | 'postAuthentication';
/** A frame goes to the route of its `type`; unknown types and anything that is not JSON go to $default. */
export type SocketRoute = '$connect' | '$disconnect' | '$default' | VoiceClientFrame['type'];

export interface FunctionSpec {
  area: string;
  /** Module path from the project's root, and the exported handler in it. */
  entry: `functions/${string}.ts`;
  handler: string;
  /** API: its endpoints. The first segment of a path belongs to one function only, except for `ownRoutes`. */
  contract?: Contract;
  /** API: its paths are below another function's first segment, so each is a route of its own. */
  ownRoutes?: boolean;
  /** Events: what its queue receives. */
  hears?: readonly EventType[];
  queue?: {
    batchSize: number;
    windowSeconds: number;
    maximumConcurrency?: number;
    /** How long a message waits before its first delivery. */
    delaySeconds?: number;
  };
  /** Events that its transactions put into the outbox. */
  emits?: readonly EventType[];
  stream?: string;
  /** Runs at an interval, or each hour at this minute of UTC. */
  schedule?: `rate(${string})` | `cron(${number} * * * ? *)`;
  trigger?: CognitoTrigger;
  sockets?: readonly SocketRoute[];
  socketAuthorizer?: boolean;
  /** Started by the functions that name it in `invokes`: once, without retries, and without waiting for it. */
  invoked?: boolean;
  /** Functions that it starts. */
  invokes?: readonly string[];
  tables?: Record<string, readonly TableOperation[]>;
  buckets?: Record<string, readonly BucketOperation[]>;
  /** Knows the user pool and may do this to its accounts. Not for triggers: the pool is created after them. */
  users?: readonly UserPoolOperation[];
  /** May put events on the bus itself: records of the outbox, or hints that may get lost. */
  publishes?: boolean;
  /** May post to socket connections. */
  pushes?: boolean;
  /** May close socket connections. */
  closesSockets?: boolean;
  /** May send emails from the environment's address. */
  mailsPeople?: boolean;
  /** Secrets that it may read; an API always reads 'origin'. */
  secrets?: readonly SecretName[];
  /** May ask a model: reads the key of the environment's provider. */
  asksModel?: boolean;
  memoryMb?: number;
  timeoutSeconds: number;
  /** Reserved concurrent executions, for areas that must be limited. */
  concurrency?: number;
}

/** All secrets that a function may read, aside from a model's key. */
export const secretsOf = ({ contract, secrets = [] }: FunctionSpec): SecretName[] =>
  contract ? ['origin', ...secrets] : [...secrets];

/**
 * An event that people hear about by email: sent to an address of the environment in the cloud, to the mail folder
 * locally.
 */
export interface MailSpec {
  title: string;
  /** Fields of the event's data in the order of the email. Every event of the type has all of them. */
  fields: readonly string[];
}

/** A function as its area declares it; `owned` is what it may do to every table that holds rows of a person. */
export type AreaFunction = Omit<FunctionSpec, 'area'> & { owned?: readonly TableOperation[] };

/** What an area adds to a function that serves several: its endpoints, and all that they need. */
export type FunctionPart = Pick<FunctionSpec, 'contract' | 'emits' | 'secrets' | 'tables' | 'users'>;

/** All that an area declares: `functions/<area>/area.ts`. */
export interface Area {
  name: string;
  tables?: Record<string, TableSpec>;
  buckets?: Record<string, BucketSpec>;
  functions?: Record<string, AreaFunction>;
  /** Its parts of other areas' functions, by their names. */
  parts?: Record<string, FunctionPart>;
  mails?: { readonly [Type in EventType]?: MailSpec };
}

export interface Manifest {
  tables: Record<string, TableSpec>;
  buckets?: Record<string, BucketSpec>;
  functions: Record<string, FunctionSpec>;
  mails?: { readonly [Type in EventType]?: MailSpec };
}
