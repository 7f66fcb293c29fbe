import { profileContract } from '../../../../shared/contracts/profile';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Everything held on the signed-in person. */
export function exportProfile() {
  return callEndpoint(profileContract.exportProfile);
}

/** Begins the deletion; needs a sign-in of the last five minutes. */
export function deleteProfile() {
  return callEndpoint(profileContract.deleteProfile);
}

/** Ends every session of the account, this one too. */
export function signOutEverywhere() {
  return callEndpoint(profileContract.signOutEverywhere);
}
