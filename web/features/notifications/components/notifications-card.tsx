import { useInfiniteQuery } from '@tanstack/react-query';
import {
  CalendarCheck,
  CircleCheckBig,
  Flame,
  Handshake,
  PartyPopper,
  Share2,
  Swords,
  Trophy,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notification, NotificationKind } from '../../../../shared/contracts/notifications';
import { messageOf } from '../../../lib/api/api-error';
import { timeText } from '../../../lib/date-time-text';
import { usePush } from '../../../lib/push/use-push';
import { useSteady } from '../../../lib/use-steady';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { Switch } from '../../../ui/switch';
import { notificationsQuery } from '../api/notifications-query';
import { daysOf, groupsIn, ofGroup, type InboxGroup } from '../inbox-groups';
import { useFresh } from '../use-fresh';
import { InboxFilter } from './inbox-filter';
import { InboxHeader } from './inbox-header';
import { RowAnswer, type Answer } from './row-answer';

const icons: Record<NotificationKind, LucideIcon> = {
  friendRequest: UserPlus,
  friendAccepted: Handshake,
  challenge: Swords,
  challengeResult: CircleCheckBig,
  sharedWorkout: Share2,
  tier: Trophy,
  streakAtRisk: Flame,
  trainingDay: CalendarCheck,
  cheer: PartyPopper,
};

/** Where to see what a notification is about. */
export type PathOf = (kind: NotificationKind) => string;

interface InboxProps {
  pathOf: PathOf;
  answer: Answer;
  /** What can be done about one, if anything. */
  action?: (notification: Notification) => ReactNode;
}

interface RowProps extends InboxProps {
  notification: Notification;
  isNew: boolean;
}

function NotificationRow({ notification, isNew, pathOf, answer, action }: RowProps) {
  const { kind, title, message, createdAt, isOpen, person } = notification;
  const Icon = icons[kind];
  const does = action?.(notification);
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
          <Link className="wrap-anywhere text-inherit no-underline hover:underline" to={pathOf(kind)}>
            {title}
          </Link>
          {isNew && <Badge tone="solid">New</Badge>}
          {isOpen === false && <Badge>Done</Badge>}
        </>
      }
      note={
        <>
          <span className="wrap-anywhere">{message}</span>
          {isOpen && person && <RowAnswer notification={notification} answer={answer} />}
          {does && <span className="mt-2 mb-1 block">{does}</span>}
        </>
      }
      after={
        <time className="self-start pt-1 text-small whitespace-nowrap text-fg-2" dateTime={createdAt}>
          {timeText(new Date(createdAt))}
        </time>
      }
    />
  );
}

function Notifications(props: InboxProps) {
  const query = useInfiniteQuery(notificationsQuery());
  const { error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const data = useSteady(query.data);
  const shown = data?.pages.flatMap(({ notifications }) => notifications) ?? [];
  const { fresh, isMarking, markAll } = useFresh(shown);
  const [group, setGroup] = useState<InboxGroup | null>(null);
  const hasUnread = fresh.size > 0 || (data?.pages[0]?.unreadCount ?? 0) > 0;
  const header = <InboxHeader hasUnread={hasUnread} isMarking={isMarking} markAll={markAll} />;
  const below = (content: ReactNode) => (
    <>
      {header}
      {content}
    </>
  );
  if (!data && error) {
    return below(
      <ErrorState
        title="Your notifications didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>,
    );
  }
  if (!data) return below(<SkeletonRows count={4} label="Loading your notifications" />);
  if (shown.length === 0)
    return below(
      <EmptyState title="No notifications yet">
        They arrive when friends send challenges, accept requests, or share workouts.
      </EmptyState>,
    );
  const groups = groupsIn(shown);
  const chosen = group !== null && groups.includes(group) ? group : null;
  return below(
    <>
      <InboxFilter groups={groups} group={chosen} onChange={setGroup} />
      {daysOf(ofGroup(shown, chosen)).map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className="mt-3 mb-1 text-small text-fg-2">{title}</h3>
          <ul>
            {rows.map(({ notification, ids }) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isNew={ids.some((id) => fresh.has(id))}
                {...props}
              />
            ))}
          </ul>
        </section>
      ))}
      {hasNextPage && (
        <Button
          className="mt-3"
          variant="line"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>,
  );
}

export function NotificationsCard(props: InboxProps) {
  return (
    <Card aria-labelledby="notifications">
      <Notifications {...props} />
      <div className="mt-3 border-t border-line pt-1">
        <Switch {...usePush()} />
      </div>
    </Card>
  );
}
