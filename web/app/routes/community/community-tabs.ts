import { Bell, Trophy, UserRoundCheck, UsersRound, type LucideIcon } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { FriendsPanel } from './friends-panel';

const GroupsPanel = lazy(async () => ({ default: (await import('./groups-panel')).GroupsPanel }));
const LeaderboardPanel = lazy(async () => ({
  default: (await import('./leaderboard-panel')).LeaderboardPanel,
}));
const NotificationsPanel = lazy(async () => ({
  default: (await import('./notifications-panel')).NotificationsPanel,
}));

interface CommunityTab {
  /** In the address, as ?tab=. */
  value: string;
  label: string;
  icon: LucideIcon;
  Panel: ComponentType;
}

/** The page's tabs in order; the first one is open unless the address names another. */
export const communityTabs: readonly [CommunityTab, ...CommunityTab[]] = [
  { value: 'friends', label: 'Friends', icon: UserRoundCheck, Panel: FriendsPanel },
  { value: 'leaderboard', label: 'Leaderboard', icon: Trophy, Panel: LeaderboardPanel },
  { value: 'notifications', label: 'Notifications', icon: Bell, Panel: NotificationsPanel },
  { value: 'groups', label: 'Groups', icon: UsersRound, Panel: GroupsPanel },
];
