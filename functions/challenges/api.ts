import { createReadFriendIds } from '../friends/public';
import { createReadPeople } from '../people/public';
import type { Platform } from '../platform/platform';
import { createParticipantsRepository } from './participants-repository';
import { challengesRoutes } from './routes';

export const challengesApi = ({ storage }: Platform) =>
  challengesRoutes({
    participants: createParticipantsRepository(storage),
    readFriendIds: createReadFriendIds(storage),
    readPeople: createReadPeople(storage),
  });
