import { useSearchParams } from 'react-router-dom';
import type { Friend } from '../../../../shared/contracts/friends';
import { FriendsCard } from '../../../features/friends/components/friends-card';
import { InviteCard } from '../../../features/friends/components/invite-card';
import { SuggestionsCard } from '../../../features/friends/components/suggestions-card';
import { useSession } from '../../../lib/session/session-context';
import { invitationLink } from '../../invitation-path';
import { ChallengeButton } from './challenge-button';
import { FindByNameQuestion } from './find-by-name-question';

const challengeButton = (friend: Friend) => <ChallengeButton friend={friend} />;

export function FriendsPanel() {
  const [search] = useSearchParams();
  const { userId = '' } = useSession();
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      <div className="min-w-0 lg:col-span-2">
        <FriendsCard offeredId={search.get('add') ?? ''} challenge={challengeButton} />
      </div>
      <div className="grid min-w-0 gap-4">
        <SuggestionsCard />
        <InviteCard id={userId} linkOf={invitationLink}>
          <FindByNameQuestion />
        </InviteCard>
      </div>
    </div>
  );
}
