import { createReadActivityDays } from '../activity/public';
import { createAdmit, createReadPerson } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createReadTraining } from '../training/public';
import { createDraftsRepository } from './drafts-repository';
import { createProfileRepository } from './profile-repository';
import { profileRoutes } from './routes';
import { createWeightsRepository } from './weights-repository';

const platform = createPlatform('profile', createAdmit);
const { storage } = platform;

export const api = createApi(
  profileRoutes({
    storage,
    profiles: createProfileRepository(storage),
    readPerson: createReadPerson(storage),
    drafts: createDraftsRepository(storage),
    weights: createWeightsRepository(storage),
    readActivityDays: createReadActivityDays(storage),
    readTraining: createReadTraining(platform),
  }),
  platform,
);
