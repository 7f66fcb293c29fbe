import { useInfiniteQuery } from '@tanstack/react-query';
import {
  CircleCheckBig,
  Flame,
  Handshake,
  Share2,
  Swords,
  Trophy,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import type { Notification, NotificationKind } from '../../../../shared/contracts/notifications';
import { messageOf } from '../../../lib/api/api-error';
import { dateText } from '../../../lib/date-time-text';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { notificationsQuery } from '../api/notifications-query';
import { useFresh } from '../use-fresh';

const icons: Record<NotificationKind, LucideIcon> = {
  friendRequest: UserPlus,
  friendAccepted: Handshake,
  challenge: Swords,
  challengeResult: CircleCheckBig,
  sharedWorkout: Share2,
  tier: Trophy,
  streakAtRisk: Flame,
};

function NotificationRow({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { kind, title, message, createdAt } = notification;
  const Icon = icons[kind];
  return (
    <ListRow
      dimmed={!isNew}
      before={
        <span className="grid size-avatar flex-none place-items-center rounded-full bg-surface-2 text-fg-2">
          <Icon className="icon-sm" aria-hidden="true" />
        </span>
      }
      name={
        <>
          <span className="wrap-anywhere">{title}</span>
          {isNew && <Badge tone="solid">New</Badge>}
        </>
      }
      note={<span className="wrap-anywhere">{message}</span>}
      after={
        <time className="self-start pt-1 text-small whitespace-nowrap text-fg-2" dateTime={createdAt}>
          {dateText(createdAt)}
        </time>
      }
    />
  );
}

function Notifications() {
  const query = useInfiniteQuery(notificationsQuery());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const shown = data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const fresh = useFresh(shown);
  if (!data && error) {
    return (
      <ErrorState title="Your notifications didn't load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={4} label="Loading your notifications" />;
  if (shown.length === 0)
    return (
      <EmptyState title="No notifications yet">
        They arrive when friends send challenges, accept requests or share workouts.
      </EmptyState>
    );
  return (
    <>
      <ul>
        {shown.map((each) => (
          <NotificationRow key={each.id} notification={each} isNew={fresh.has(each.id)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className="mt-3"
          variant="line"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older
        </Button>
      )}
    </>
  );
}

export function NotificationsCard() {
  return (
    <Card aria-labelledby="notifications">
      <CardHeader id="notifications" title="Notifications" />
      <Notifications />
    </Card>
  );
}
