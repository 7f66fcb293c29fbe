import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { createAccount, type SignUpDeps } from './create-account';

/** Creates the account's rows when the address is confirmed. Cognito may call it more than once. */
export const postConfirmation =
  (deps: SignUpDeps) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
    const attributes = event.request.userAttributes;
    await createAccount(deps, attributes.sub ?? event.userName, attributes);
    return event;
  };
