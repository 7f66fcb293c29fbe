import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { AppError } from '../platform/errors';
import { pseudonymOf } from '../platform/pseudonym';
import { addLogFields } from '../platform/running';
import type { Admit } from '../platform/http/api';
import type { Ticket, TicketsRepository } from './tickets-repository';

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

/** The format create-ticket.ts makes: 256 bits. */
const ticketShape = /^[\w-]{43}$/;

const refusals: ReadonlySet<string> = new Set(['unauthorized', 'account_suspended']);

/** Whether the person may still connect: since the ticket was made, they may have signed out everywhere or be gone. */
async function isAdmitted(admit: Admit, { userId, authTime }: Ticket): Promise<boolean> {
  try {
    await admit({ userId, authTime }, 'write');
    return true;
  } catch (error) {
    if (error instanceof AppError && refusals.has(error.code)) return false;
    throw error;
  }
}

/** Redeems the ticket; every frame of the connection carries its user and kind. */
export function authorizeSocket({ tickets, admit }: { tickets: TicketsRepository; admit: Admit }) {
  return async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
    const given = event.queryStringParameters?.ticket ?? '';
    const ticket = ticketShape.test(given) ? await tickets.redeem(given) : null;
    if (ticket) addLogFields({ user: pseudonymOf(ticket.userId) });
    if (!ticket || !(await isAdmitted(admit, ticket))) return policy('Deny', event.methodArn);
    return policy('Allow', event.methodArn, { userId: ticket.userId, kind: ticket.kind });
  };
}
