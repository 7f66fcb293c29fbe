import type { ReadInvited } from '../friend-challenges/public';
import type { ReadFriendIds, ReadFriendStatus, ReadBlockedEitherWay } from '../friends/public';
import type { ReadActiveIds, ReadPerson } from '../people/public';
import type { IsListening, Push, PushSeen } from '../platform/sockets/push';
import type { Storage } from '../platform/storage/storage';
import type { ReadTimeZones } from '../profile/public';
import type { DigestsRepository } from './digests-repository';
import type { NotificationsRepository } from './notifications-repository';
import type { PreferencesRepository } from './preferences-repository';

export interface NotifyDeps {
  storage: Storage;
  notifications: NotificationsRepository;
  preferences: PreferencesRepository;
  readActiveIds: ReadActiveIds;
  readPerson: ReadPerson;
  readBlockedEitherWay: ReadBlockedEitherWay;
  readTimeZones: ReadTimeZones;
  digests: DigestsRepository;
  isListening: IsListening;
  push: Push;
  pushSeen: PushSeen;
}

export interface FriendNewsDeps extends NotifyDeps {
  readFriendIds: ReadFriendIds;
  readFriendStatus: ReadFriendStatus;
}

export interface DigestDeps extends NotifyDeps {
  readFriendStatus: ReadFriendStatus;
  readInvited: ReadInvited;
}
