import { queryOptions } from '@tanstack/react-query';
import { profileContract } from '../../../../shared/contracts/profile';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The signed-in person's own profile with progress. */
export function profileQuery() {
  return queryOptions({
    queryKey: ['profile'],
    queryFn: ({ signal }) => callEndpoint(profileContract.readProfile, {}, signal),
  });
}
