import { RemovalPolicy } from 'aws-cdk-lib';
import type { Environment } from '../environments';

/** What happens to data when its resource is removed; a failed creation leaves nothing behind. */
export function removalOf({ retainData }: Environment): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}

/** A bucket must be empty before it can be removed. */
export function emptiedWith(environment: Environment): {
  removalPolicy: RemovalPolicy;
  autoDeleteObjects: boolean;
} {
  return { removalPolicy: removalOf(environment), autoDeleteObjects: !environment.retainData };
}
