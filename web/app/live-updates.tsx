import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect } from 'react';
import { deltaFeed } from '../features/coach/delta-feed';
import { friendsKey } from '../features/friends/api/friends-query';
import { leaderboardsKey } from '../features/leaderboards/api/leaderboard-query';
import { momentsKey } from '../features/moments/api/moments';
import { notificationsKey, notificationsQuery } from '../features/notifications/api/notifications-query';
import { pointsQuery } from '../features/points/api/points-query';
import { awardFeed } from '../features/points/award-feed';
import { profileQuery } from '../features/profile/api/profile-query';
import { useConnection } from '../lib/offline/connection';
import { useHasUnsent } from '../lib/offline/unsent-keys';
import { openSocket } from '../lib/sockets/socket-connection';
import { setUnreadCount } from '../lib/unread-count';
import { LatePart } from '../ui/late-part';
import { toast } from '../ui/toast';
import { readFirstMove } from '../features/landing/first-move';
import { useSentMeals } from './use-sent-meals';
import { useSentWorkouts } from './use-sent-workouts';

const Moments = lazy(async () => ({ default: (await import('./moments')).Moments }));

const KeptFirstMove = lazy(async () => ({ default: (await import('./kept-first-move')).KeptFirstMove }));
const loadSendUnsent = async () => (await import('./send-unsent')).SendUnsent;

// The profile holds today's session and the week.
const ownPlan = [profileQuery().queryKey, ['training'], ['spared']];
const news = [leaderboardsKey, friendsKey, notificationsKey];
// Friend challenges and groups also change through what others do.
const together = [['groups'], ['friend-challenges']];
const ownProgress = [profileQuery().queryKey, pointsQuery().queryKey];

function useUnread(): void {
  const { data } = useInfiniteQuery(notificationsQuery());
  const unread = data?.pages[0]?.unreadCount ?? 0;
  useEffect(() => {
    setUnreadCount(unread);
    return () => setUnreadCount(0);
  }, [unread]);
}

/** Keeps the signed-in person's notification socket open and the page up to date. */
export function LiveUpdates() {
  // Re-renders when the connection is back, to check for unsent entries again.
  useConnection();
  const hasUnsent = useHasUnsent();
  const queries = useQueryClient();
  useSentWorkouts();
  useSentMeals();
  useUnread();
  useEffect(() => {
    const refetch = (...keys: (readonly unknown[])[]) =>
      keys.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
    const socket = openSocket({
      onFrame(frame) {
        if (frame.type === 'points.awarded') awardFeed.takeFrame(frame);
        if (frame.type === 'points.corrected') refetch(...ownProgress);
        if (frame.type === 'coach.delta') deltaFeed.tell(frame);
        if (frame.type === 'coach.changed') refetch(['coach', 'messages', frame.conversation]);
        if (frame.type === 'rank.changed') refetch(leaderboardsKey, ...together);
        if (frame.type === 'moment.reached') refetch(momentsKey);
        if (frame.type === 'friends.changed') refetch(friendsKey, leaderboardsKey, ...together);
        if (frame.type === 'notification.created') {
          refetch(notificationsKey);
          if (frame.kind.startsWith('challenge')) refetch(...together);
          toast.info(frame.title, frame.message);
        }
        if (frame.type === 'plan.changed') refetch(...ownPlan);
      },
      onOpen(late) {
        if (late) refetch(...ownProgress, ...news, ['coach'], momentsKey, ...together);
        // No frame reports what others did between the page's first request and this connection.
        else refetch(friendsKey, notificationsKey, ...together);
      },
    });
    const stopListening = awardFeed.subscribe(() => refetch(...ownProgress));
    return () => {
      socket.close();
      stopListening();
    };
  }, [queries]);
  // Few people have unsent entries, so the sender's code loads only for them.
  return (
    <Suspense>
      <Moments />
      {readFirstMove() && <KeptFirstMove />}
      {hasUnsent && <LatePart load={loadSendUnsent} />}
    </Suspense>
  );
}
