import { Fn, Stack } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpRoute,
  type HttpMethod,
  HttpNoneAuthorizer,
  HttpStage,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpJwtAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import type { Manifest } from '../../functions/manifest-types';
import { apiRoutes, type ApiRoute } from '../api-routes';
import type { Environment } from '../environments';
import { apiLogsOf } from '../names';
import { acceptFindings } from './accept-findings';
import { HttpFunctionIntegration } from './function-integrations';
import type { ProductFunction } from './product-function';
import { removalOf } from './removal';
import type { Users } from './users';

/** Only access tokens carry this scope, so ID tokens are refused. */
const requiredScope = 'aws.cognito.signin.user.admin';

/** No addresses, tokens, or queries: only IDs, the route's pattern, and numbers. */
const fields = JSON.stringify({
  requestId: '$context.requestId',
  requestTime: '$context.requestTimeEpoch',
  routeKey: '$context.routeKey',
  status: '$context.status',
  bytes: '$context.responseLength',
  error: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationError: '$context.integrationErrorMessage',
});
// A number without quotes, so that it can become a metric.
const accessLogFormat = AccessLogFormat.custom(
  fields.replace(/}$/, ',"latencyMs":$context.responseLatency}'),
);

interface ProductHttpApiProps {
  environment: Environment;
  manifest: Manifest;
  functions: Record<string, ProductFunction>;
  users: Users;
}

/** The HTTP API with the routes of `apiRoutes`; private ones require an access token. */
export class ProductHttpApi extends Construct {
  readonly api: HttpApi;
  readonly hostname: string;
  private readonly authorizer: HttpJwtAuthorizer;

  constructor(
    scope: Construct,
    id: string,
    { environment, manifest, functions, users }: ProductHttpApiProps,
  ) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { apiName: environment.stackName, createDefaultStage: false });
    this.authorizer = new HttpJwtAuthorizer('AccessToken', users.issuer, {
      jwtAudience: [users.client.userPoolClientId],
    });
    const routes = apiRoutes(manifest);
    const integrations = this.integrate(
      [...new Set(routes.map(({ functionName }) => functionName))],
      functions,
    );
    for (const route of routes) this.addRoute(route, integrations.get(route.functionName)!);
    this.addStage(environment, routes);
    this.hostname = Fn.select(2, Fn.split('/', this.api.apiEndpoint));
  }

  /** An integration for each of these functions, and the role that may call them. */
  private integrate(names: readonly string[], functions: Record<string, ProductFunction>) {
    const { account } = Stack.of(this);
    const gateway = new ServicePrincipal('apigateway.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': account } },
    });
    const entrances = names.map((name) => [name, functions[name]!.entrance] as const);
    const resources = entrances.map(([, { functionArn }]) => functionArn);
    const call = new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources });
    const calls = new PolicyDocument({ statements: [call] });
    const caller = new Role(this, 'Caller', { assumedBy: gateway, inlinePolicies: { calls } });
    return new Map(
      entrances.map(([name, entrance]) => [name, new HttpFunctionIntegration(name, entrance, caller)]),
    );
  }

  private addRoute({ key, access }: ApiRoute, integration: HttpFunctionIntegration): void {
    const [method, path] = key.split(' ') as [HttpMethod, string];
    if (access === 'user') {
      const authorizationScopes = [requiredScope];
      this.api.addRoutes({
        path,
        methods: [method],
        integration,
        authorizer: this.authorizer,
        authorizationScopes,
      });
      return;
    }
    const routes = this.api.addRoutes({
      path,
      methods: [method],
      integration,
      authorizer: new HttpNoneAuthorizer(),
    });
    for (const route of routes) {
      acceptFindings(route, {
        APIG4: `${key} is public in its contract: it serves people who are not signed in.`,
      });
    }
  }

  /** Public endpoints get a quarter of the stage's rate, so that a flood leaves room for everyone else. */
  private throttleStrangers(stage: HttpStage, routes: readonly ApiRoute[], environment: Environment): void {
    const { rateLimit, burstLimit } = environment.apiThrottling;
    const limits = {
      ThrottlingRateLimit: Math.ceil(rateLimit / 4),
      ThrottlingBurstLimit: Math.ceil(burstLimit / 4),
    };
    const open = routes.filter(({ access }) => access === 'public');
    const resource = stage.node.defaultChild as CfnStage;
    resource.routeSettings = Object.fromEntries(open.map(({ key }) => [key, limits]));
    for (const child of this.api.node.children)
      if (child instanceof HttpRoute) stage.node.addDependency(child);
  }

  private addStage(environment: Environment, routes: readonly ApiRoute[]): void {
    const logs = new LogGroup(this, 'AccessLogs', {
      logGroupName: apiLogsOf(environment.stackName),
      retention: environment.logRetention,
      removalPolicy: removalOf(environment),
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: '$default',
      autoDeploy: true,
      throttle: environment.apiThrottling,
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLogFormat },
    });
    this.throttleStrangers(stage, routes, environment);
  }
}
