import type { App } from 'aws-cdk-lib';
import type { Manifest } from '../functions/manifest-types';
import { AppStack } from './app-stack';
import type { Bundle } from './bundle';
import { limitProviderLogs } from './constructs/provider-logs';
import { silenceAlarms } from './constructs/silence-alarms';
import { DataStack } from './data-stack';
import { EdgeStack } from './edge-stack';
import { EdgeWatchStack } from './edge-watch-stack';
import type { Environment } from './environments';
import type { Release } from './releases/release';
import { WatchStack } from './watch-stack';

interface ProductProps {
  environment: Environment;
  account: string | undefined;
  manifest: Manifest;
  release: Release;
  bundle: Bundle;
  siteFolder: string;
}

/**
 * The stacks of an environment in deployment order: what CloudFront only accepts from us-east-1, the data, the code,
 * and what watches it.
 */
export function createProduct(app: App, { environment, account, ...code }: ProductProps) {
  const { addressLimits: limits, stackName, region, alarmEmail } = environment;
  const { manifest, release } = code;
  const named = (suffix: string, where = region) => ({
    stackName: stackName + suffix,
    env: { account, region: where },
    tags: { environment: stackName, release: release.version, commit: release.commit },
    crossRegionReferences: true,
  });
  const edgeProps = named('-edge', 'us-east-1');
  const edge = limits && new EdgeStack(app, edgeProps.stackName, { ...edgeProps, environment, limits });
  const dataProps = named('-data');
  const data = new DataStack(app, dataProps.stackName, { ...dataProps, environment, manifest });
  const product = new AppStack(app, stackName, {
    ...named(''),
    ...(edge && { webAclArn: edge.webAclArn }),
    environment,
    ...code,
  });
  product.addStackDependency(data);
  const watched = { environment, app: product };
  const watchProps = named('-watch');
  const watch = new WatchStack(app, watchProps.stackName, { ...watchProps, ...watched, manifest });
  watch.addStackDependency(product);
  // Without a recipient there is no alarm, and us-east-1 would have to be bootstrapped for it.
  const edgeWatchProps = named('-edge-watch', 'us-east-1');
  const edgeWatch = alarmEmail
    ? new EdgeWatchStack(app, edgeWatchProps.stackName, {
        ...edgeWatchProps,
        ...watched,
        bundle: code.bundle,
      })
    : undefined;
  limitProviderLogs(app, environment);
  if (environment.restoring) silenceAlarms(app);
  return { edge, data, product, watch, edgeWatch };
}
