import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Effect, PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Alias,
  Architecture,
  Function as LambdaFunction,
  Runtime,
  Tracing,
  type Code,
  type IFunction,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import path from 'node:path';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { functionLogsOf, functionNameOf } from '../names';
import { acceptFindings, acceptWildcards } from './accept-findings';
import { removalOf } from './removal';

const defaultMemoryMb = 512;

interface ProductFunctionProps {
  environment: Environment;
  name: string;
  spec: FunctionSpec;
  description: string;
  code: Code;
  variables: Record<string, string>;
}

/** One Lambda with its role and log group. */
export class ProductFunction extends Construct {
  readonly spec: FunctionSpec;
  readonly lambda: LambdaFunction;
  /** An alias for requests, so that a new version can take a share of them first; only with a canary. */
  readonly alias: Alias | undefined;
  private readonly access = new PolicyDocument();

  constructor(
    scope: Construct,
    id: string,
    { environment, name, spec, description, code, variables }: ProductFunctionProps,
  ) {
    super(scope, id);
    this.spec = spec;
    const functionName = functionNameOf(environment.stackName, name);
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: functionLogsOf(environment.stackName, name),
      retention: environment.logRetention,
      removalPolicy: removalOf(environment),
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: { access: this.access },
    });
    this.allow(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn);
    this.allowTracing();
    this.lambda = new LambdaFunction(this, 'Lambda', {
      functionName,
      description,
      runtime: Runtime.NODEJS_22_X,
      architecture: Architecture.ARM_64,
      code,
      handler: `${path.basename(spec.entry, '.ts')}.${spec.handler}`,
      memorySize: spec.memoryMb ?? defaultMemoryMb,
      timeout: Duration.seconds(spec.timeoutSeconds),
      reservedConcurrentExecutions: environment.reserveConcurrency ? spec.concurrency : undefined,
      environment: variables,
      logGroup,
      tracing: Tracing.ACTIVE,
      // A manual rollback needs the previous version.
      currentVersionOptions: { removalPolicy: RemovalPolicy.RETAIN },
      // By then the caller has stopped waiting; retrying is up to them.
      ...(spec.invoked ? { retryAttempts: 0, maxEventAge: Duration.minutes(1) } : {}),
      // Constructs that grant permissions themselves have no effect: `allow` is the only way.
      role: role.withoutPolicyUpdates(),
    });
    this.alias = environment.canary?.includes(name) ? this.createAlias() : undefined;
    acceptFindings(this, {
      L1: 'Node.js 22 is a long-term release; a newer one waits until the tests run on it.',
    });
  }

  /** The target of people's requests. */
  get entrance(): IFunction {
    return this.alias ?? this.lambda;
  }

  private createAlias(): Alias {
    return new Alias(this, 'Live', { aliasName: 'live', version: this.lambda.currentVersion });
  }

  private allowTracing(): void {
    this.allow(['xray:PutTelemetryRecords', 'xray:PutTraceSegments'], '*');
    acceptWildcards(
      this,
      { resources: ['*'] },
      'X-Ray has no resource-level permissions: traces go to the account.',
    );
  }

  /** Adds a permission to the role's one policy. */
  allow(actions: string[], ...resources: string[]): void {
    this.access.addStatements(new PolicyStatement({ effect: Effect.ALLOW, actions, resources }));
  }
}
