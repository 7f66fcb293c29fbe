import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { apiErrors } from '../../../shared/contracts/errors';
import { accountDeleted, createAccount, type SignUpDeps } from './create-account';
import { Refused } from './report-failures';

/**
 * Cognito confirms a user even when the trigger that creates the rows fails, so anyone who signs in without rows gets
 * them here. Accounts that are suspended or being deleted are refused.
 */
export const postAuthentication =
  (deps: SignUpDeps) =>
  async (event: PostAuthenticationTriggerEvent): Promise<PostAuthenticationTriggerEvent> => {
    const attributes = event.request.userAttributes;
    const userId = attributes.sub ?? event.userName;
    const person = await deps.readPerson(userId);
    if (person?.state === 'suspended') throw new Refused(apiErrors.account_suspended.message);
    if (person?.state === 'deleting') throw accountDeleted();
    if (!person) await createAccount(deps, userId, attributes);
    return event;
  };
