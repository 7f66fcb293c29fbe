import { accountContract } from '../../../../shared/contracts/account';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** All data stored about the signed-in person. */
export function exportAccount() {
  return callEndpoint(accountContract.exportAccount);
}

/** Starts the deletion; needs a sign-in within the last five minutes. */
export function deleteAccount() {
  return callEndpoint(accountContract.deleteAccount);
}

/** Ends all of the account's sessions, including this one. */
export function signOutEverywhere() {
  return callEndpoint(accountContract.signOutEverywhere);
}
