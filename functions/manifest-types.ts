import type { Contract } from '../shared/contracts/endpoint';
import type { EventType } from '../shared/events/catalogue';
import type { VoiceClientFrame } from '../shared/sockets/voice-frames';

/** What a function may do to a table; a transaction needs the operation of each of its items. */
export type TableOperation = 'get' | 'query' | 'put' | 'update' | 'delete' | 'check' | 'batchWrite' | 'scan';

export interface IndexSpec {
  key: string;
  sort?: string;
  sortType?: 'S' | 'N';
  projection: 'all' | 'keys';
}

/** How the rows of one user are found, for export and deletion. */
export type TableOwner =
  | { by: 'key' }
  | { by: 'index'; index: string }
  | { by: 'mirrored'; otherUser: string }
  /** Two rows of one sort key, one for each of two people; `otherUser` is an attribute. */
  | { by: 'paired'; otherUser: string }
  | { by: 'none'; because: string };

export interface TableSpec {
  key: string;
  sort?: string;
  indexes?: Record<string, IndexSpec>;
  /** Name of the attribute with the expiry in epoch seconds. */
  ttl?: string;
  /** Whether point-in-time recovery is on. */
  recoverable: boolean;
  owner: TableOwner;
  /** New images go to the functions whose `stream` names this table. */
  stream?: boolean;
  /** Attributes that an export of a person's rows leaves out, each with the reason. */
  unexported?: Readonly<Record<string, string>>;
}

/** What a function may do to the objects of a bucket; 'keep' takes away the tag with which they expire early. */
export type BucketOperation = 'get' | 'put' | 'delete' | 'keep' | 'list';

export interface BucketSpec {
  /** Whose objects they are: those of one person begin with their id and a slash. */
  owner: { by: 'prefix' };
  /** After so many days an object is deleted. */
  keptDays: number;
  /** Objects with this tag are deleted after so many days: nothing came of them. */
  unused: { tag: string; value: string; keptDays: number };
}

/** What a function may do to accounts of the user pool. */
export const userPoolOperations = ['AdminGetUser', 'AdminDeleteUser', 'AdminUserGlobalSignOut'] as const;
export type UserPoolOperation = (typeof userPoolOperations)[number];

export type CognitoTrigger = 'preSignUp' | 'postConfirmation' | 'postAuthentication';
/** A frame goes to the route of its `type`; types that have none, and what is no JSON, to $default. */
export type SocketRoute = '$connect' | '$disconnect' | '$default' | VoiceClientFrame['type'];

export interface FunctionSpec {
  area: string;
  /** Module from the project's root, and the exported handler in it. */
  entry: `functions/${string}.ts`;
  handler: string;
  /** API: the area's endpoints. Every path's first segment belongs to one area only, `ownRoutes` apart. */
  contract?: Contract;
  /** API: its paths lie below a first segment of another area, so that each is a route of its own. */
  ownRoutes?: boolean;
  /** Events: what its queue receives. */
  hears?: readonly EventType[];
  queue?: {
    batchSize: number;
    windowSeconds: number;
    maximumConcurrency?: number;
    /** How long a message waits before it is first received. */
    delaySeconds?: number;
  };
  /** Events its transactions put into the outbox. */
  emits?: readonly EventType[];
  stream?: string;
  /** Every so often, or each hour at that minute of UTC. */
  schedule?: `rate(${string})` | `cron(${number} * * * ? *)`;
  trigger?: CognitoTrigger;
  sockets?: readonly SocketRoute[];
  socketAuthorizer?: boolean;
  /** Started by the functions that name it in `invokes`: once, without a retry, and no one waits for it. */
  invoked?: boolean;
  /** Functions of the manifest that it starts. */
  invokes?: readonly string[];
  tables?: Record<string, readonly TableOperation[]>;
  buckets?: Record<string, readonly BucketOperation[]>;
  /** Knows the user pool and may do this to its accounts. Not for triggers: the pool is made after them. */
  users?: readonly UserPoolOperation[];
  /** May put events on the bus (the publisher and the sweeper only). */
  publishes?: boolean;
  /** May post to socket connections. */
  pushes?: boolean;
  /** May close socket connections. */
  closesSockets?: boolean;
  /** May send mails from the environment's address. */
  mailsPeople?: boolean;
  /** May ask a model: reads the key of the environment's provider. */
  asksModel?: boolean;
  memoryMb?: number;
  timeoutSeconds: number;
  /** Reserved concurrent executions, where the area must be limited. */
  concurrency?: number;
}

/** An event that people are told by mail: to an address of the environment in the cloud, to the mail folder locally. */
export interface MailSpec {
  title: string;
  /** Fields of the event's data in the order of the mail. Every event of the type has them all. */
  fields: readonly string[];
}

/** A function as its area declares it; `owned` is what it may do to every table that holds rows of a person. */
export type AreaFunction = Omit<FunctionSpec, 'area'> & { owned?: readonly TableOperation[] };

/** All that an area declares: `functions/<area>/area.ts`. */
export interface Area {
  name: string;
  tables?: Record<string, TableSpec>;
  buckets?: Record<string, BucketSpec>;
  functions?: Record<string, AreaFunction>;
  mails?: { readonly [Type in EventType]?: MailSpec };
}

export interface Manifest {
  tables: Record<string, TableSpec>;
  buckets?: Record<string, BucketSpec>;
  functions: Record<string, FunctionSpec>;
  mails?: { readonly [Type in EventType]?: MailSpec };
}
