import type { ActivityRepository } from '../activity/public';
import type { PeopleRepository } from '../people/public';
import type { Storage } from '../platform/storage/storage';
import type { DraftsRepository } from './drafts-repository';
import type { ProfileRepository } from './profile-repository';
import type { WeightsRepository } from './weights-repository';

export interface ProfileDeps {
  storage: Storage;
  profiles: ProfileRepository;
  people: PeopleRepository;
  drafts: DraftsRepository;
  weights: WeightsRepository;
  activity: ActivityRepository;
}

/** Who asks and under which request. */
export interface Asked {
  userId: string;
  correlationId: string;
}
