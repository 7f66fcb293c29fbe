import type { PostAuthenticationTriggerEvent } from 'aws-lambda';
import { accountDeleted, createAccount, type SignUpDeps } from './create-account';

/**
 * Cognito confirms a user even when the trigger that creates the rows fails: whoever signs in without rows gets
 * them here. Nobody signs in to an account that is being deleted.
 */
export const postAuthentication =
  (deps: SignUpDeps) =>
  async (event: PostAuthenticationTriggerEvent): Promise<PostAuthenticationTriggerEvent> => {
    const attributes = event.request.userAttributes;
    const userId = attributes.sub ?? event.userName;
    const person = await deps.readPerson(userId);
    if (person?.state === 'deleting') throw accountDeleted();
    if (!person) await createAccount(deps, userId, attributes);
    return event;
  };
