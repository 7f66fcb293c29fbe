import type { Profile } from '../../shared/contracts/profile';
import { bodyMassIndex } from '../../shared/domain/bmi';
import type { ProfileAnswers } from '../../shared/domain/questionnaire';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/storage/outbox';
import { ConditionFailed, transact } from '../platform/storage/transact';
import type { Asked, ProfileDeps } from './profile-deps';
import { readProfile } from './read-profile';

/** Stores the answers with the body mass index, marks onboarding as done and drops the draft. */
export async function completeOnboarding(
  deps: ProfileDeps,
  { userId, correlationId }: Asked,
  answers: ProfileAnswers,
): Promise<Profile> {
  const { profiles, drafts, storage } = deps;
  const before = await profiles.read(userId);
  if (!before) throw new AppError('profile_not_found');
  const bmi = bodyMassIndex(answers.weightKg, answers.heightCm);
  try {
    await transact(storage.documents, [
      profiles.changeItem(userId, { answers, bmi, onboardingCompleted: true }),
      drafts.removeItem(userId),
      outboxItem(storage, 'OnboardingCompleted', {
        userId,
        cause: { correlationId, depth: 0 },
        data: { goalType: answers.goalType, redone: before.onboardingCompleted },
      }),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed) throw new AppError('profile_not_found');
    throw error;
  }
  return readProfile(deps, userId);
}
