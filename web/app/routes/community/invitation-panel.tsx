import { InviteCard } from '../../../features/friends/components/invite-card';
import { useSession } from '../../../lib/session/session-context';
import { invitationLink } from '../../invitation-path';
import { FindByNameQuestion } from './find-by-name-question';

/** How others find the person: by invitation, and by name. */
export function InvitationPanel() {
  const { userId = '' } = useSession();
  return (
    <InviteCard id={userId} linkOf={invitationLink}>
      <FindByNameQuestion />
    </InviteCard>
  );
}
