import type { Profile } from '../../shared/contracts/profile';
import type { ProfileAnswers } from '../../shared/domain/questionnaire';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { ProfileDeps, Requester } from './profile-deps';
import { readWholeProfile } from './read-whole-profile';
import { storeAnswersItems } from './store-answers';

/** Stores the answers, which marks onboarding as done, and drops the draft. */
export async function completeOnboarding(
  deps: ProfileDeps,
  { userId, correlationId }: Requester,
  answers: ProfileAnswers,
): Promise<Profile> {
  const { profiles, drafts, storage } = deps;
  await decideAgain(async () => {
    const before = await profiles.read(userId);
    if (!before) throw new AppError('profile_not_found');
    await transact(storage.documents, [
      ...storeAnswersItems(deps, before, answers),
      drafts.removeItem(userId),
      outboxItem(storage, 'OnboardingCompleted', {
        userId,
        cause: { correlationId, depth: 0 },
        data: { goalType: answers.goalType, redone: before.onboardingCompleted },
      }),
    ]);
  });
  return readWholeProfile(deps, userId);
}
