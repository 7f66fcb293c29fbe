import { accountContract } from '../../../../shared/contracts/account';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Everything held on the signed-in person. */
export function exportAccount() {
  return callEndpoint(accountContract.exportAccount);
}

/** Begins the deletion; needs a sign-in of the last five minutes. */
export function deleteAccount() {
  return callEndpoint(accountContract.deleteAccount);
}

/** Ends every session of the account, this one too. */
export function signOutEverywhere() {
  return callEndpoint(accountContract.signOutEverywhere);
}
