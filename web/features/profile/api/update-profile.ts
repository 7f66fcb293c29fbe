import { profileContract, type PrivacySwitches } from '../../../../shared/contracts/profile';
import type { UnitSystem } from '../../../../shared/rules/units';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface ProfileSettings {
  name?: string;
  timeZone?: string;
  units?: UnitSystem;
  privacy?: Partial<PrivacySwitches>;
}

/** Changes the given settings and returns the whole profile. */
export function updateProfile(body: ProfileSettings) {
  return callEndpoint(profileContract.updateProfile, { body });
}
