import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { deltaFeed } from '../features/coach/delta-feed';
import { friendsKey } from '../features/friends/api/friends-query';
import { boardsKey, leaderboardsKey, leagueKey } from '../features/leaderboards/api/leaderboard-query';
import { momentsKey } from '../features/moments/api/moments';
import { notificationsKey, notificationsQuery } from '../features/notifications/api/notifications-query';
import { pointsQuery } from '../features/points/api/points-query';
import { awardFeed } from '../features/points/award-feed';
import { profileQuery } from '../features/profile/api/profile-query';
import { serverNow } from '../lib/clock';
import { useConnection } from '../lib/offline/connection';
import { useHasUnsent } from '../lib/offline/unsent-keys';
import { openSocket } from '../lib/sockets/socket-connection';
import { setUnreadCount } from '../lib/unread-count';
import { LatePart } from '../ui/late-part';
import { toast } from '../ui/toast';
import { readKeptInvitation } from '../features/friends/invitations/kept-invitation';
import { readFirstMove } from '../features/landing/first-move';
import { useSentMeals } from './use-sent-meals';
import { useSentWorkouts } from './use-sent-workouts';

const Moments = lazy(async () => ({ default: (await import('./moments')).Moments }));

const KeptFirstMove = lazy(async () => ({ default: (await import('./kept-first-move')).KeptFirstMove }));
const loadKeptInvitation = async () => (await import('./kept-invitation')).KeptInvitation;
const loadRenewedPush = async () => (await import('./renewed-push')).RenewedPush;
const mayBePushed = () => 'Notification' in window && Notification.permission === 'granted';
const loadSendUnsent = async () => (await import('./send-unsent')).SendUnsent;

// The profile holds today's session and the week.
const ownPlan = [profileQuery().queryKey, ['training'], ['spared']];
const news = [leaderboardsKey, friendsKey, notificationsKey];
// Friend challenges and groups also change through what others do.
const together = [['groups'], ['friend-challenges']];
const ownProgress = [profileQuery().queryKey, pointsQuery().queryKey];

/** A socket that takes longer is late: meanwhile, the page goes on without one. */
const patienceMs = 10_000;
/** How far apart the clocks of this device and the server may be. */
const slackMs = 5_000;

/** When the document was opened, by the server's clock. */
const openedAt = () => serverNow().getTime() - performance.now() - slackMs;

/** Counts once `isReady`: what is read after the socket has opened misses nothing, and is not read again. */
function useUnread(isReady: boolean): void {
  const { data } = useInfiniteQuery({ ...notificationsQuery(), enabled: isReady });
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
  const [isReady, setReady] = useState(false);
  useSentWorkouts();
  useSentMeals();
  useUnread(isReady);
  useEffect(() => {
    let isOverdue = false;
    const patience = setTimeout(() => {
      isOverdue = true;
      setReady(true);
    }, patienceMs);
    const refetch = (...keys: (readonly unknown[])[]) =>
      keys.forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
    // No frame reports what others did between the page's first requests and this connection, but a notification does.
    async function catchUp() {
      const { pages } = await queries.fetchInfiniteQuery(notificationsQuery());
      const newest = pages[0]?.notifications[0];
      if (newest && Date.parse(newest.createdAt) > openedAt()) refetch(friendsKey, ...together);
    }
    const socket = openSocket({
      onFrame(frame) {
        if (frame.type === 'points.awarded') awardFeed.takeFrame(frame);
        if (frame.type === 'points.corrected') refetch(...ownProgress);
        if (frame.type === 'coach.delta') deltaFeed.tell(frame);
        if (frame.type === 'coach.changed') refetch(['coach', 'messages', frame.conversation]);
        if (frame.type === 'rank.changed') refetch(boardsKey, ...together);
        if (frame.type === 'league.changed') refetch(leagueKey);
        if (frame.type === 'moment.reached') refetch(momentsKey);
        if (frame.type === 'friends.changed') refetch(friendsKey, leaderboardsKey, ...together);
        if (frame.type === 'notification.created') {
          refetch(notificationsKey, friendsKey);
          if (frame.kind.startsWith('challenge')) refetch(...together);
          if (!frame.quiet) toast.info(frame.title, frame.message);
        }
        if (frame.type === 'notifications.read') refetch(notificationsKey);
        if (frame.type === 'plan.changed') refetch(...ownPlan);
      },
      onOpen(late) {
        clearTimeout(patience);
        setReady(true);
        if (late || isOverdue) refetch(...ownProgress, ...news, ['coach'], momentsKey, ...together);
        // If this fails, the lists are as fresh as on any page.
        else void catchUp().catch(() => undefined);
      },
    });
    const stopListening = awardFeed.subscribe(() => refetch(...ownProgress));
    return () => {
      clearTimeout(patience);
      socket.close();
      stopListening();
    };
  }, [queries]);
  // Few people have unsent entries, so the sender's code loads only for them.
  return (
    <Suspense>
      <Moments />
      {readFirstMove() && <KeptFirstMove />}
      {readKeptInvitation() && <LatePart load={loadKeptInvitation} />}
      {mayBePushed() && <LatePart load={loadRenewedPush} />}
      {hasUnsent && <LatePart load={loadSendUnsent} />}
    </Suspense>
  );
}
