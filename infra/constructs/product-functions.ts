import { Stack } from 'aws-cdk-lib';
import { Code } from 'aws-cdk-lib/aws-lambda';
import type { EventBus } from 'aws-cdk-lib/aws-events';
import { Construct } from 'constructs';
import type { Manifest } from '../../functions/manifest-types';
import type { Bundle } from '../bundle';
import type { Environment } from '../environments';
import { releaseLine, type Release } from '../releases/release';
import { grantBucket, grantTable } from './grants';
import { ProductFunction } from './product-function';
import type { SocketApi } from './socket-api';
import type { StoredData } from './stored-data';

interface ProductFunctionsProps {
  environment: Environment;
  manifest: Manifest;
  release: Release;
  bundle: Bundle;
  variables: Record<string, string>;
  data: StoredData;
  eventBus: EventBus;
  sockets: SocketApi;
}

/** Every Lambda of the manifest, with exactly the permissions it lists. */
export class ProductFunctions extends Construct {
  readonly byName: Record<string, ProductFunction>;
  readonly all: readonly ProductFunction[];

  constructor(scope: Construct, id: string, props: ProductFunctionsProps) {
    super(scope, id);
    const { environment, manifest, release, bundle, variables } = props;
    const entries = [...new Set(Object.values(manifest.functions).map(({ entry }) => entry))];
    const folders = new Map(bundle(entries).map(({ entry, folder }) => [entry, folder]));
    const description = releaseLine(release);
    this.byName = Object.fromEntries(
      Object.entries(manifest.functions).map(([name, spec]) => {
        // Bundles of a folder below are other functions'.
        const code = Code.fromAsset(folders.get(spec.entry)!, { exclude: ['*/**'] });
        const own = { environment, name, spec, description, code, variables };
        return [name, new ProductFunction(this, name, own)];
      }),
    );
    this.all = Object.values(this.byName);
    for (const target of this.all) {
      grantAll(target, props);
      grantInvokes(target, this.byName);
    }
  }
}

function grantInvokes(target: ProductFunction, byName: Record<string, ProductFunction>): void {
  for (const name of target.spec.invokes ?? []) {
    const invoked = byName[name];
    if (!invoked) throw new Error(`${target.node.id} invokes a function that does not exist: ${name}`);
    target.allow(['lambda:InvokeFunction'], invoked.lambda.functionArn);
  }
}

/** Only from the verified sender, not from other identities of the account. */
function grantMail(target: ProductFunction, { mailFrom }: Environment): void {
  if (!mailFrom) return;
  const identity = { service: 'ses', resource: 'identity', resourceName: mailFrom };
  target.allow(['ses:SendEmail'], Stack.of(target).formatArn(identity));
}

function grantAll(
  target: ProductFunction,
  { environment, manifest, data, eventBus, sockets }: ProductFunctionsProps,
): void {
  const { spec } = target;
  for (const [name, operations] of Object.entries(spec.tables ?? {})) {
    const table = data.tables[name];
    const tableSpec = manifest.tables[name];
    if (!table || !tableSpec) throw new Error(`${target.node.id} names a table that does not exist: ${name}`);
    grantTable(target, table, tableSpec, operations);
  }
  for (const [name, operations] of Object.entries(spec.buckets ?? {})) {
    const bucket = data.buckets[name];
    if (!bucket) throw new Error(`${target.node.id} names a bucket that does not exist: ${name}`);
    grantBucket(target, bucket, operations);
  }
  if (spec.mailsPeople) grantMail(target, environment);
  if (spec.publishes) target.allow(['events:PutEvents'], eventBus.eventBusArn);
  const { pushes = false, closesSockets = false } = spec;
  sockets.grant(target, [
    ...(pushes ? ['POST' as const] : []),
    ...(closesSockets ? ['DELETE' as const] : []),
  ]);
}
