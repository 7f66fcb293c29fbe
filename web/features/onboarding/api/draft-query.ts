import { queryOptions } from '@tanstack/react-query';
import { profileContract } from '../../../../shared/contracts/profile';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** The onboarding answers so far, from any method. While an answer is being saved, the cache is ahead of the server. */
export function draftQuery() {
  return queryOptions({
    queryKey: ['onboarding-draft'],
    queryFn: ({ signal }) => callEndpoint(profileContract.readOnboardingDraft, {}, signal),
    staleTime: Infinity,
  });
}
