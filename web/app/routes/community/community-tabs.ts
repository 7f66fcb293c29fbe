import { lazy, type ComponentType } from 'react';
import { FriendsPanel } from './friends-panel';
import { GroupsPanel } from './groups-panel';
import { LeaderboardPanel } from './leaderboard-panel';

const NotificationsPanel = lazy(async () => ({
  default: (await import('./notifications-panel')).NotificationsPanel,
}));

interface CommunityTab {
  /** In the address, as ?tab=. */
  value: string;
  label: string;
  Panel: ComponentType;
}

/** The page's tabs in order; the first one is open unless the address names another. */
export const communityTabs: readonly [CommunityTab, ...CommunityTab[]] = [
  { value: 'friends', label: 'Friends', Panel: FriendsPanel },
  { value: 'leaderboard', label: 'Leaderboard', Panel: LeaderboardPanel },
  { value: 'notifications', label: 'Notifications', Panel: NotificationsPanel },
  { value: 'groups', label: 'Groups', Panel: GroupsPanel },
];
