import type { MiddlewareStack } from '@smithy/types';
import {
  userPoolOperations as operations,
  type FunctionSpec,
  type Manifest,
} from '../../../functions/manifest-types';
import { bucketAccess } from '../s3/bucket-access';
import { runningInvocation } from './runtime';
import { nameInManifest } from '../database/restored-tables';
import { tableAccesses, type TableAccess } from '../database/table-access';

/** Any SDK client, as far as middleware is concerned. */
export interface ObservedClient {
  middlewareStack: MiddlewareStack<object, object>;
}

/** IAM's error in the cloud. */
class AccessDeniedException extends Error {
  override readonly name = 'AccessDeniedException';
  readonly $fault = 'client';
  readonly $metadata = { httpStatusCode: 400 };
}

const flagOf: Record<string, 'publishes' | 'pushes' | 'closesSockets'> = {
  PutEventsCommand: 'publishes',
  PostToConnectionCommand: 'pushes',
  DeleteConnectionCommand: 'closesSockets',
};

const userPoolOperations = new Map(operations.map((operation) => [`${operation}Command`, operation]));

/** What the local cloud has: the manifest, and how the names of its tables begin and which were restored. */
interface Grants {
  manifest: Manifest;
  prefix: string;
  restored: Readonly<Record<string, string>>;
}

/** The reason to refuse one access, or undefined. */
function refusal(
  { operation, table, index }: TableAccess,
  spec: FunctionSpec,
  { manifest, prefix, restored }: Grants,
) {
  const isOwn = table.startsWith(prefix);
  const name = isOwn ? table.slice(prefix.length) : table;
  const key = nameInManifest(name, restored) ?? '';
  const target = index === undefined ? `table ${name}` : `index ${index} of table ${name}`;
  const granted = isOwn ? (spec.tables?.[key] ?? []) : [];
  if (!granted.includes(operation)) return `${operation} on ${target}`;
  const isKnown = index === undefined || manifest.tables[key]?.indexes?.[index] !== undefined;
  return isKnown ? undefined : `${operation} on ${target}, which the manifest does not have`;
}

function refusalsOf(commandName: string, input: object, spec: FunctionSpec, grants: Grants) {
  const { prefix } = grants;
  const onUsers = userPoolOperations.get(commandName);
  if (onUsers) return spec.users?.includes(onUsers) ? [] : [`${onUsers} (users)`];
  const flag = flagOf[commandName];
  if (flag !== undefined) return spec[flag] ? [] : [`${commandName} (${flag})`];
  const onBucket = bucketAccess(commandName, input);
  if (onBucket) {
    const { operation, bucket } = onBucket;
    const name = bucket.startsWith(prefix) ? bucket.slice(prefix.length) : '';
    return spec.buckets?.[name]?.includes(operation) ? [] : [`${operation} on bucket ${bucket}`];
  }
  const accesses = tableAccesses(commandName, input);
  if (accesses === undefined) return [commandName];
  return accesses.flatMap((access) => refusal(access, spec, grants) ?? []);
}

/**
 * Middleware for every SDK client of the product: refuses what the manifest does not grant to the running function.
 * Outside of functions (seeding, tests) everything is allowed.
 */
export function enforceGrants(
  manifest: Manifest,
  tablePrefix: string,
  restored: Readonly<Record<string, string>> = {},
): (client: ObservedClient) => void {
  const grants = { manifest, prefix: tablePrefix, restored };
  return ({ middlewareStack }) =>
    middlewareStack.add(
      (next, context) => async (args) => {
        const invocation = runningInvocation();
        if (invocation === undefined) return next(args);
        const { functionName, timedOut } = invocation;
        const spec = manifest.functions[functionName];
        if (timedOut)
          throw new Error(`${functionName} has timed out: in the cloud it would no longer be running`);
        if (spec === undefined) return next(args);
        const refused = refusalsOf(context.commandName ?? '', args.input, spec, grants);
        if (refused.length === 0) return next(args);
        throw new AccessDeniedException(
          `${functionName} lacks permission for ${refused.join(' and ')}: grant it in functions/manifest.ts`,
        );
      },
      { name: 'manifestGrants', step: 'initialize', priority: 'high' },
    );
}
