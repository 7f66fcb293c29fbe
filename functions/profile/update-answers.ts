import type { Profile } from '../../shared/contracts/profile';
import { profileAnswersSchema, type DraftAnswers } from '../../shared/rules/questionnaire';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { ProfileDeps, Requester } from './profile-deps';
import { readAnswered } from './read-answered';
import { readWholeProfile } from './read-whole-profile';
import { storeAnswersItems } from './store-answers';

/** Replaces single answers of a completed onboarding; all answers are validated together again. */
export async function updateAnswers(
  deps: ProfileDeps,
  { userId, correlationId }: Requester,
  changes: DraftAnswers,
): Promise<Profile> {
  await decideAgain(async () => {
    const { row, answers } = await readAnswered(deps, userId);
    const changed = profileAnswersSchema.parse({ ...answers, ...changes });
    await transact(deps.storage.documents, [
      ...storeAnswersItems(deps, row, changed),
      outboxItem(deps.storage, 'ProfileUpdated', {
        userId,
        cause: { correlationId, depth: 0 },
        data: { fields: Object.keys(changes) },
      }),
    ]);
  });
  return readWholeProfile(deps, userId);
}
