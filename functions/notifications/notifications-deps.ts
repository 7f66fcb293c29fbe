import type { ReadFriendIds, ReadFriendStatus, ReadBlockedEitherWay } from '../friends/public';
import type { ReadActiveIds, ReadPerson } from '../people/public';
import type { Push } from '../platform/sockets/push';
import type { Storage } from '../platform/storage/storage';
import type { NotificationsRepository } from './notifications-repository';
import type { PreferencesRepository } from './preferences-repository';

export interface NotifyDeps {
  storage: Storage;
  notifications: NotificationsRepository;
  preferences: PreferencesRepository;
  readActiveIds: ReadActiveIds;
  readPerson: ReadPerson;
  readBlockedEitherWay: ReadBlockedEitherWay;
  push: Push;
}

export interface FriendNewsDeps extends NotifyDeps {
  readFriendIds: ReadFriendIds;
  readFriendStatus: ReadFriendStatus;
}
