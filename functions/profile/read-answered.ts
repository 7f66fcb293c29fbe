import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { AppError } from '../platform/errors';
import type { ProfileDeps } from './profile-deps';
import type { ProfileRow } from './profile-repository';

/** The row of someone who completed onboarding, with the answers; refuses everyone else. */
export async function readAnswered(
  { profiles }: Pick<ProfileDeps, 'profiles'>,
  userId: string,
): Promise<{ row: ProfileRow; answers: ProfileAnswers }> {
  const row = await profiles.read(userId);
  if (!row) throw new AppError('profile_not_found');
  if (!row.onboardingCompleted || !row.answers) throw new AppError('onboarding_incomplete');
  return { row, answers: row.answers };
}
