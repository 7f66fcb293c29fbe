import { Duration, Stack } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction as LambdaTarget } from 'aws-cdk-lib/aws-events-targets';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  ParamsAndSecretsLayerVersion,
  ParamsAndSecretsVersions,
  Runtime,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type { Bundle } from '../bundle';
import type { Environment } from '../environments';
import { functionLogsOf, functionNameOf } from '../names';
import { acceptFindings } from './accept-findings';
import { removalOf } from './removal';

const entry = 'infra/probe/lambda.ts';

interface ProbeProps {
  environment: Environment;
  bundle: Bundle;
  siteUrl: string;
  userPoolArn: string;
}

/** Signs in and reads like a person does, every five minutes, from the region that this stack is in. */
export class Probe extends Construct {
  /** Runs that failed; none at all where it does not run. */
  readonly failures: Metric;
  readonly logs: { groups: string[]; region: string };

  constructor(
    scope: Construct,
    id: string,
    private readonly props: ProbeProps,
  ) {
    super(scope, id);
    const { stackName } = props.environment;
    const functionName = functionNameOf(stackName, 'probe');
    const logGroupName = functionLogsOf(stackName, 'probe');
    const lambda = this.createLambda(functionName, logGroupName);
    new Rule(this, 'Schedule', {
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaTarget(lambda)],
    });
    this.failures = new Metric({
      namespace: 'AWS/Lambda',
      metricName: 'Errors',
      dimensionsMap: { FunctionName: functionName },
      statistic: Stats.SUM,
      period: Duration.minutes(5),
    });
    this.logs = { groups: [logGroupName], region: Stack.of(this).region };
  }

  private createLambda(functionName: string, logGroupName: string): LambdaFunction {
    const { environment, bundle, siteUrl, userPoolArn } = this.props;
    const { logRetention: retention, stackName } = environment;
    const removalPolicy = removalOf(environment);
    const logGroup = new LogGroup(this, 'Logs', { logGroupName, retention, removalPolicy });
    const password = this.createPassword();
    const allow = (actions: string[], resource: string) =>
      new PolicyStatement({ actions, resources: [resource] });
    const access = new PolicyDocument({
      statements: [
        allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn),
        allow(['secretsmanager:GetSecretValue'], password.secretArn),
        allow(['cognito-idp:AdminConfirmSignUp'], userPoolArn),
      ],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { access },
    });
    const lambda = new LambdaFunction(this, 'Lambda', {
      functionName,
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(bundle([entry], 'dist/probe')[0]!.folder),
      handler: 'lambda.run',
      memorySize: 512,
      timeout: Duration.minutes(1),
      environment: {
        SITE_URL: siteUrl,
        NODE_OPTIONS: '--enable-source-maps',
        PROBE_SECRET_ID: password.secretArn,
        // Mail to the simulator of SES is delivered, and no one gets it.
        PROBE_EMAIL: `success+${stackName}-probe@simulator.amazonses.com`,
      },
      paramsAndSecrets: ParamsAndSecretsLayerVersion.fromVersion(ParamsAndSecretsVersions.V1_0_103),
      logGroup,
      // The next run is the retry; another one would count a failure twice.
      retryAttempts: 0,
      role: role.withoutPolicyUpdates(),
    });
    acceptFindings(lambda, {
      L1: 'Node.js 22 is a long-term release; a newer one waits until the tests run on it.',
    });
    return lambda;
  }

  private createPassword(): Secret {
    const secret = new Secret(this, 'Password', {
      generateSecretString: { excludePunctuation: true, passwordLength: 32 },
    });
    acceptFindings(secret, {
      SMG4: 'It opens an account that owns nothing; its change would have to reach the user pool as well.',
    });
    return secret;
  }
}
