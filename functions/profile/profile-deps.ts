import type { ReadActivityDays } from '../activity/public';
import type { ReadPerson } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { DraftsRepository } from './drafts-repository';
import type { ProfileRepository } from './profile-repository';
import type { WeightsRepository } from './weights-repository';

export interface ProfileDeps {
  storage: Storage;
  profiles: ProfileRepository;
  readPerson: ReadPerson;
  drafts: DraftsRepository;
  weights: WeightsRepository;
  readActivityDays: ReadActivityDays;
}

/** Who sent a request, and the request's id. */
export interface Requester {
  userId: string;
  correlationId: string;
}
