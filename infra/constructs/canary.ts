import { Duration } from 'aws-cdk-lib';
import { LambdaApplication, LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { apiLogsOf } from '../names';
import { acceptManagedPolicy } from './accept-findings';
import { createAlarm } from './alarm-bell';
import { httpMetric } from './metrics';
import type { ProductFunction } from './product-function';

const policy = 'service-role/AWSCodeDeployRoleForLambdaLimited';

interface CanaryProps {
  environment: Environment;
  functions: readonly ProductFunction[];
  httpApiId: string;
}

/**
 * A new version of a function with an alias takes a tenth of its requests for five minutes, then all. If the API
 * returns 5xx meanwhile, CodeDeploy restores the previous version, and CloudFormation the rest.
 */
export class Canary extends Construct {
  constructor(scope: Construct, id: string, { environment, functions, httpApiId }: CanaryProps) {
    super(scope, id);
    const { stackName } = environment;
    const application = new LambdaApplication(this, 'Application', { applicationName: stackName });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('codedeploy.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(policy)],
    });
    acceptManagedPolicy(role, policy, 'CodeDeploy requires this policy to move aliases.');
    const failing = httpMetric(httpApiId, '5xx', Duration.minutes(1));
    const logs = { groups: [apiLogsOf(stackName)] };
    const alarm = createAlarm(this, environment, 'canary', { metric: failing, above: 2, logs });
    for (const { node, alias } of functions) {
      if (!alias) continue;
      new LambdaDeploymentGroup(this, node.id, {
        application,
        role,
        alias,
        deploymentGroupName: node.id,
        deploymentConfig: LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES,
        alarms: [alarm],
        autoRollback: { failedDeployment: true, deploymentInAlarm: true },
      });
    }
  }
}
