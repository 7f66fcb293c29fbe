import { createReadFriendIds } from '../friends/public';
import { createAdmit, createReadPeople } from '../people/public';
import { createApi } from '../platform/http/api';
import { createPlatform } from '../platform/platform';
import { createParticipantsRepository } from './participants-repository';
import { challengesRoutes } from './routes';

const platform = createPlatform('challenges', createAdmit);
const { storage } = platform;

export const api = createApi(
  challengesRoutes({
    participants: createParticipantsRepository(storage),
    readFriendIds: createReadFriendIds(storage),
    readPeople: createReadPeople(storage),
  }),
  platform,
);
