import { CfnResource, Stack } from 'aws-cdk-lib';
import { CfnFunction } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IConstruct } from 'constructs';
import type { Environment } from '../environments';
import { removalOf } from './removal';

/** The CDK's own functions would keep their logs forever; this sets an expiry. */
export function limitProviderLogs(root: IConstruct, environment: Environment): void {
  const providers = root.node
    .findAll()
    .filter(
      (each): each is CfnResource =>
        CfnResource.isCfnResource(each) &&
        each.cfnResourceType === 'AWS::Lambda::Function' &&
        !(each instanceof CfnFunction),
    );
  for (const [index, provider] of providers.entries()) {
    const logs = new LogGroup(Stack.of(provider), `ProviderLogs${index}`, {
      retention: environment.logRetention,
      removalPolicy: removalOf(environment),
    });
    provider.addPropertyOverride('LoggingConfig', { LogGroup: logs.logGroupName });
  }
}
