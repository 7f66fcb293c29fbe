import { queryOptions } from '@tanstack/react-query';
import { accountContract } from '../../../../shared/contracts/account';
import type { CallOf } from '../../../../shared/contracts/endpoint';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export function deviceTokensQuery() {
  return queryOptions({
    queryKey: ['device-tokens'],
    queryFn: ({ signal }) => callEndpoint(accountContract.listDeviceTokens, {}, signal),
  });
}

/** The client chooses the id, so that repeating the request adds no second device. */
export function createDeviceToken(body: CallOf<typeof accountContract.createDeviceToken>['body']) {
  return callEndpoint(accountContract.createDeviceToken, { body });
}

export function deleteDeviceToken(id: string) {
  return callEndpoint(accountContract.deleteDeviceToken, { params: { id } });
}
