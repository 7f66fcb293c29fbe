import { Stack } from 'aws-cdk-lib';
import {
  HttpIntegrationType,
  HttpRouteIntegration,
  IntegrationCredentials,
  PayloadFormatVersion,
  WebSocketIntegrationType,
  WebSocketRouteIntegration,
  type HttpRouteIntegrationConfig,
  type WebSocketRouteIntegrationConfig,
} from 'aws-cdk-lib/aws-apigatewayv2';
import type { Role } from 'aws-cdk-lib/aws-iam';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';

// The CDK's own integrations add a permission for each function, and for each route of a socket.

/** A function behind routes of an HTTP API, called in the role of `caller`. */
export class HttpFunctionIntegration extends HttpRouteIntegration {
  private readonly config: HttpRouteIntegrationConfig;

  constructor(name: string, { functionArn }: IFunction, caller: Role) {
    super(name);
    this.config = {
      type: HttpIntegrationType.AWS_PROXY,
      uri: functionArn,
      payloadFormatVersion: PayloadFormatVersion.VERSION_2_0,
      credentials: IntegrationCredentials.fromRole(caller),
    };
  }

  override bind(): HttpRouteIntegrationConfig {
    return this.config;
  }
}

/** A function behind routes of a socket API, which must have permission to call it. */
export class SocketFunctionIntegration extends WebSocketRouteIntegration {
  private readonly config: WebSocketRouteIntegrationConfig;

  constructor(name: string, lambda: IFunction) {
    super(name);
    const uri = Stack.of(lambda).formatArn({
      service: 'apigateway',
      account: 'lambda',
      resource: 'path/2015-03-31/functions',
      resourceName: `${lambda.functionArn}/invocations`,
    });
    this.config = { type: WebSocketIntegrationType.AWS_PROXY, uri };
  }

  override bind(): WebSocketRouteIntegrationConfig {
    return this.config;
  }
}
