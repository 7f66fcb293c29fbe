import { useQuery } from '@tanstack/react-query';
import { QrCode } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Friend } from '../../../../shared/contracts/friends';
import { friendChallengesQuery } from '../../../features/friend-challenges/api/friend-challenges';
import { friendsQuery } from '../../../features/friends/api/friends-query';
import { FriendsCard } from '../../../features/friends/components/friends-card';
import { SuggestionsCard } from '../../../features/friends/components/suggestions-card';
import { TodayCard } from '../../../features/friends/components/today-card';
import type { TrainSame } from '../../../features/friends/components/trained-row';
import { useSteady } from '../../../lib/use-steady';
import { Button } from '../../../ui/button';
import { Card, cardClass } from '../../../ui/card';
import { SkeletonRows } from '../../../ui/skeleton';
import { ChallengeButton } from './challenge-button';
import { ChallengesBanner } from './challenges-banner';
import { TrainTheSame } from './train-the-same';
import { WaitingCard } from './waiting-card';

const InvitationPanel = lazy(async () => ({
  default: (await import('./invitation-panel')).InvitationPanel,
}));

const challengeButton = (friend: Friend) => <ChallengeButton friend={friend} />;

const trainSame: TrainSame = ({ name, ...shared }) => <TrainTheSame shared={shared} name={name} />;

/** They come together: what waits for the person stands above, and would push the others down. */
function Friends({ onInvite }: { onInvite: () => void }) {
  const [search] = useSearchParams();
  const friends = useQuery(friendsQuery());
  const challenges = useQuery(friendChallengesQuery());
  const shownFriends = useSteady(friends.data);
  const shownChallenges = useSteady(challenges.data);
  // Not while they load again after an error: the card that says so would come, ask again, and go, without end.
  if (!friends.isFetched || !challenges.isFetched) {
    return (
      <Card>
        <SkeletonRows count={6} label="Loading your friends" />
      </Card>
    );
  }
  return (
    <>
      <WaitingCard friends={shownFriends?.friends ?? []} challenges={shownChallenges?.challenges ?? []} />
      {/* Here the card that invites stands below all friends. */}
      <Button className="lg:hidden" variant="line" wide onClick={onInvite}>
        <QrCode className="icon-sm" aria-hidden="true" />
        Invite a friend
      </Button>
      <TodayCard trainSame={trainSame} />
      <FriendsCard offeredId={search.get('add') ?? ''} challenge={challengeButton} />
    </>
  );
}

export function FriendsPanel() {
  const invitation = useRef<HTMLDivElement>(null);
  const showInvitation = () => {
    invitation.current?.scrollIntoView();
    invitation.current?.focus({ preventScroll: true });
  };
  return (
    // On a phone, a friend, a note, and the button share a line.
    <div className="grid gap-4 max-md:[--spacing-pad:16px]">
      <ChallengesBanner />
      <div className="grid items-start gap-4 lg:grid-cols-3">
        <div className="grid min-w-0 gap-4 lg:col-span-2">
          <Friends onInvite={showInvitation} />
        </div>
        <div className="grid min-w-0 gap-4">
          <div ref={invitation} tabIndex={-1} className="scroll-mt-20 outline-none">
            <Suspense fallback={<div className={`${cardClass} min-h-invite-card`} />}>
              <InvitationPanel />
            </Suspense>
          </div>
          <SuggestionsCard />
        </div>
      </div>
    </div>
  );
}
