import { NotificationsCard } from '../../../features/notifications/components/notifications-card';

export function NotificationsPanel() {
  return <NotificationsCard />;
}
