import type { Profile } from '../../shared/contracts/profile';
import type { ProfileDeps } from './profile-deps';
import { readProfile } from './read-profile';

/** The caller's profile with their plan, which costs five more reads. */
export async function readWholeProfile(deps: ProfileDeps, userId: string): Promise<Profile> {
  const [{ goalSeconds, ...profile }, overviewFor] = await Promise.all([
    readProfile(deps, userId),
    deps.readTraining(userId),
  ]);
  const { answers, bmi, timeZone, units, progress, onboardingCompleted } = profile;
  if (!answers || !onboardingCompleted) return { ...profile, training: null };
  const { today, workoutsCompleted } = progress;
  return {
    ...profile,
    training: overviewFor({ answers, bmi, timeZone, units, today, workoutsCompleted, goalSeconds }),
  };
}
