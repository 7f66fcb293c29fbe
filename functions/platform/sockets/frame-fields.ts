import type { APIGatewayEventWebsocketRequestContextV2 } from 'aws-lambda';
import { pseudonymOf } from '../pseudonym';
import { addLogFields } from '../running';

/** Tells all log lines of a frame whose it is, and on which route it came. */
export function addFrameFields(
  { requestId, routeKey }: Pick<APIGatewayEventWebsocketRequestContextV2, 'requestId' | 'routeKey'>,
  userId: string,
): void {
  addLogFields({ requestId, correlationId: requestId, route: routeKey, user: pseudonymOf(userId) });
}
