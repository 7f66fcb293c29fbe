import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import type { TicketsRepository } from './tickets-repository';

type SocketContext = { userId: string; kind: string };

function policy(effect: 'Allow' | 'Deny', arn: string, context?: SocketContext): APIGatewayAuthorizerResult {
  return {
    principalId: context?.userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: effect, Resource: arn }],
    },
    ...(context ? { context } : {}),
  };
}

/** Redeems the ticket; its user and kind come with every frame of the connection. */
export function authorizeSocket({ tickets }: { tickets: TicketsRepository }) {
  return async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const given = event.queryStringParameters?.ticket ?? '';
    const ticket = given ? await tickets.redeem(given) : null;
    if (!ticket) return policy('Deny', event.methodArn);
    return policy('Allow', event.methodArn, { userId: ticket.userId, kind: ticket.kind });
  };
}
