import { NotificationsCard } from '../../../features/notifications/components/notifications-card';
import { notificationPath } from '../../notification-path';

export function NotificationsPanel() {
  return <NotificationsCard pathOf={notificationPath} />;
}
