import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import type { PeopleRepository } from '../people/public';
import { outboxItem } from '../platform/storage/outbox';
import type { Storage } from '../platform/storage/storage';
import { ConditionFailed, transact } from '../platform/storage/transact';
import { newProfileItem } from '../profile/public';

export interface ConfirmDeps {
  storage: Storage;
  people: PeopleRepository;
}

/** Creates the account's rows: the only place that does. Cognito may call it more than once. */
export const postConfirmation =
  ({ storage, people }: ConfirmDeps) =>
  async (event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> => {
    if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
    const {
      name = '',
      zoneinfo = 'UTC',
      'custom:consent': consentVersion = '',
    } = event.request.userAttributes;
    const userId = event.request.userAttributes.sub ?? event.userName;
    const createdAt = storage.clock.now().toISOString();
    try {
      await transact(storage.documents, [
        newProfileItem(storage, { userId, timeZone: zoneinfo, consentVersion, createdAt }),
        people.createItem({ userId, name, createdAt }),
        outboxItem(storage, 'UserRegistered', {
          userId,
          cause: { correlationId: userId, depth: 0 },
          data: { consentVersion },
        }),
      ]);
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    return event;
  };
