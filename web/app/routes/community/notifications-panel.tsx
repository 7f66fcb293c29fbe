import type { Notification } from '../../../../shared/contracts/notifications';
import { NotificationsCard } from '../../../features/notifications/components/notifications-card';
import { notificationPath } from '../../notification-path';
import { TrainTheSame } from './train-the-same';

const trainSame = ({ sharedWorkout }: Notification) =>
  sharedWorkout && <TrainTheSame shared={sharedWorkout} />;

export function NotificationsPanel() {
  return <NotificationsCard pathOf={notificationPath} action={trainSame} />;
}
