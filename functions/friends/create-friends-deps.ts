import { createHmac } from 'node:crypto';
import { createReadPeople, createReadPerson } from '../people/public';
import { networkOf } from '../platform/http/network-of';
import type { Platform } from '../platform/platform';
import { keyOf } from '../platform/secret';
import { createQuotas } from '../platform/storage/quotas';
import { createReadFindable, createReadSharing, createReadSuggestable } from '../profile/public';
import { createCheersRepository } from './cheers-repository';
import { createFriendListsRepository } from './friend-lists-repository';
import type { FriendsDeps } from './friends-deps';
import { createFriendsRepository } from './friends-repository';
import { createInvitationsRepository } from './invitations-repository';
import { createNamesRepository } from './names-repository';
import { createReadBlockedEitherWay } from './public';
import { createRecentSessionsRepository } from './recent-sessions-repository';
import { createReportsRepository } from './reports-repository';
import { createSuggestionsRepository } from './suggestions-repository';

export function createFriendsDeps({ config, storage, origin }: Platform): FriendsDeps {
  // Without a CDN there is no address to protect; the stage's name keeps hashes apart.
  const readKey = keyOf(origin, config.stage);

  return {
    storage,
    friends: createFriendsRepository(storage),
    lists: createFriendListsRepository(storage),
    quotas: createQuotas(storage),
    suggestions: createSuggestionsRepository(storage),
    reports: createReportsRepository(storage),
    invitations: createInvitationsRepository(storage),
    names: createNamesRepository(storage),
    readFindable: createReadFindable(storage),
    recentSessions: createRecentSessionsRepository(storage),
    cheers: createCheersRepository(storage),
    readPerson: createReadPerson(storage),
    readPeople: createReadPeople(storage),
    readSuggestable: createReadSuggestable(storage),
    readSharing: createReadSharing(storage),
    readBlockedEitherWay: createReadBlockedEitherWay(storage),
    visitorKey: async (address) =>
      `visitor#${createHmac('sha256', await readKey())
        .update(`codes ${networkOf(address)}`)
        .digest('base64url')}`,
  };
}
