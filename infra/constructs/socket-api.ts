import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import { AccessLogFormat, CfnAccount } from 'aws-cdk-lib/aws-apigateway';
import {
  LogGroupLogDestination,
  WebSocketApi,
  WebSocketStage,
  type IWebSocketRouteAuthorizer,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { filled, originOf } from '../endpoints';
import type { Environment } from '../environments';
import { acceptFindings, acceptManagedPolicy, acceptWildcards } from './accept-findings';
import { SocketFunctionIntegration } from './function-integrations';
import type { ProductFunction } from './product-function';
import { removalOf } from './removal';

const stageName = 'live';
const loggingPolicy = 'service-role/AmazonAPIGatewayPushToCloudWatchLogs';

const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    requestId: '$context.requestId',
    requestTime: '$context.requestTimeEpoch',
    eventType: '$context.eventType',
    routeKey: '$context.routeKey',
    status: '$context.status',
    error: '$context.error.message',
    authorizerError: '$context.authorizer.error',
    integrationError: '$context.integrationErrorMessage',
  }),
);

/** The WebSocket API. Functions need its addresses before its routes exist, so routes are added later. */
export class SocketApi extends Construct {
  readonly api: WebSocketApi;
  readonly stage: WebSocketStage;
  /** The address for browsers, its origin, and the address where functions post to open sockets. */
  readonly url: string;
  readonly origin: string;
  readonly posts: string;

  constructor(scope: Construct, id: string, environment: Environment) {
    super(scope, id);
    this.api = new WebSocketApi(this, 'Api', {
      apiName: `${environment.stackName}-sockets`,
      routeSelectionExpression: '$request.body.type',
    });
    const logs = new LogGroup(this, 'AccessLogs', {
      retention: environment.logRetention,
      removalPolicy: removalOf(environment),
    });
    this.stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName,
      autoDeploy: true,
      throttle: environment.socketThrottling,
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLogFormat },
    });
    this.stage.node.addDependency(this.allowLogging());
    const { socket, socketPosts } = environment.endpoints ?? {};
    const ids = { api: this.api.apiId, stage: stageName };
    this.url = socket ? filled(socket, ids) : this.stage.url;
    this.origin = socket ? filled(originOf(socket), ids) : this.api.apiEndpoint;
    this.posts = socketPosts ? filled(socketPosts, ids) : this.stage.callbackUrl;
  }

  /** Routes frames to the functions that name them; connecting requires the authorizer's approval. */
  addRoutes(functions: readonly ProductFunction[]): void {
    const authorizer = this.createAuthorizer(functions);
    for (const { spec, lambda } of functions) {
      if (!spec.sockets) continue;
      lambda.addPermission('Sockets', {
        principal: new ServicePrincipal('apigateway.amazonaws.com'),
        sourceArn: this.api.arnForExecuteApiV2('*', stageName),
      });
      const integration = new SocketFunctionIntegration(spec.area, lambda);
      for (const routeKey of spec.sockets) {
        const opens = routeKey === '$connect';
        const route = this.api.addRoute(routeKey, opens ? { integration, authorizer } : { integration });
        if (!opens)
          acceptFindings(route, {
            APIG4: 'A socket is authorized once, on $connect; its later frames carry that context.',
          });
      }
    }
  }

  /** Lets a function post to open connections, or close them. */
  grant(target: ProductFunction, methods: readonly ('POST' | 'DELETE')[]): void {
    if (methods.length === 0) return;
    const resources = methods.map((method) =>
      Stack.of(this).formatArn({
        service: 'execute-api',
        resource: this.api.apiId,
        resourceName: `${stageName}/${method}/@connections/*`,
      }),
    );
    target.allow(['execute-api:ManageConnections'], ...resources);
    acceptWildcards(
      target,
      { resources },
      'The wildcard is the connection id, which exists only while a socket is open.',
    );
  }

  private createAuthorizer(functions: readonly ProductFunction[]): IWebSocketRouteAuthorizer {
    const [authorizer, ...others] = functions.filter(({ spec }) => spec.socketAuthorizer);
    if (!authorizer || others.length > 0) throw new Error('The manifest needs exactly one socketAuthorizer.');
    return new WebSocketLambdaAuthorizer('Ticket', authorizer.lambda, {
      identitySource: ['route.request.querystring.ticket'],
    });
  }

  /** A WebSocket API can only log through a role that is set for the account's region and shared by its stacks. */
  private allowLogging(): CfnAccount {
    const role = new Role(this, 'LoggingRole', {
      assumedBy: new ServicePrincipal('apigateway.amazonaws.com'),
      managedPolicies: [ManagedPolicy.fromAwsManagedPolicyName(loggingPolicy)],
    });
    acceptManagedPolicy(
      role,
      loggingPolicy,
      'API Gateway asks for exactly this policy before it logs at all.',
    );
    const account = new CfnAccount(this, 'Account', { cloudWatchRoleArn: role.roleArn });
    account.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    role.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    return account;
  }
}
