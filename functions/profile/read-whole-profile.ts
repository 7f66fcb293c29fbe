import type { Profile } from '../../shared/contracts/profile';
import type { ProfileDeps } from './profile-deps';
import { readProfile } from './read-profile';

/** The caller's profile with what is planned for them. */
export async function readWholeProfile(deps: ProfileDeps, userId: string): Promise<Profile> {
  return { ...(await readProfile(deps, userId)), training: null };
}
