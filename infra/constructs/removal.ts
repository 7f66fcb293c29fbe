import { RemovalPolicy } from 'aws-cdk-lib';
import type { Environment } from '../environments';

/** What becomes of data when its resource goes; a creation that failed leaves nothing behind. */
export function removalOf({ retainData }: Environment): RemovalPolicy {
  return retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
