import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { createAccount, type AccountDeps } from './create-account';

/**
 * Cognito confirms a user even when the trigger that creates the rows fails. Whoever signs in without rows gets
 * them here; a deleted account cannot sign in, so nothing deleted comes back.
 */
export const postAuthentication =
  (deps: AccountDeps) =>
  async (event: PostAuthenticationTriggerEvent): Promise<PostAuthenticationTriggerEvent> => {
    const attributes = event.request.userAttributes;
    const userId = attributes.sub ?? event.userName;
    if (!(await deps.people.read(userId))) await createAccount(deps, userId, attributes);
    return event;
  };
