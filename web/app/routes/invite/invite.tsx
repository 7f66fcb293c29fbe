import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import { invitationQuery } from '../../../features/friends/api/invitations';
import { forgetInvitation } from '../../../features/friends/invitations/kept-invitation';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { useSession } from '../../../lib/session/session-context';
import { buttonClass, Button } from '../../../ui/button';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { Scene } from '../../scene';
import { usePageTitle } from '../../use-page-title';
import { CodeForm } from './code-form';
import { InvitationFrom } from './invitation-from';
import { useNotIndexed } from './use-not-indexed';

function WayOn({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Link
      className={buttonClass({ variant: 'glass', size: 'lg' })}
      to={isSignedIn ? paths.community : paths.welcome}
    >
      {isSignedIn ? 'Go to Community' : `Meet ${brand.coach}`}
    </Link>
  );
}

interface OpenedProps {
  code: string;
  isSignedIn: boolean;
}

function Opened({ code, isSignedIn }: OpenedProps) {
  const { data, error, refetch, isFetching } = useQuery(invitationQuery(code, isSignedIn));
  if (data) return <InvitationFrom {...data} code={code} isSignedIn={isSignedIn} />;
  if (!error) return <Splash />;
  const reason = error instanceof ApiError ? error.code : null;
  const way = <WayOn isSignedIn={isSignedIn} />;
  if (reason === 'own_invitation')
    return (
      <Scene
        title="This one is yours"
        says="Send it to a friend. Whoever opens it becomes your friend."
        pose="wave"
        progress={1}
      >
        <div>{way}</div>
      </Scene>
    );
  if (reason === 'invitation_not_found')
    return (
      <Scene
        title="This invitation doesn't work anymore"
        says="Ask your friend for a new one, or check the code."
        pose="listen"
        progress={0.15}
      >
        <CodeForm />
        <div>{way}</div>
      </Scene>
    );
  return (
    <Scene
      title="The invitation didn't load"
      says={messageOf(error, 'Something went wrong. Try again in a moment.')}
      pose="listen"
      progress={0.15}
    >
      <div className="flex flex-wrap gap-3" role="alert">
        <Button variant="go" size="lg" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
        {way}
      </div>
    </Scene>
  );
}

/** Where an invitation's link leads, for visitors and for people with an account. */
export default function InvitePage() {
  usePageTitle('Invitation', `A friend invites you to ${brand.product}.`);
  useNotIndexed();
  const { status } = useSession();
  const [search] = useSearchParams();
  const code = search.get('code')?.trim().slice(0, 200) ?? '';
  const isSignedIn = status === 'signed-in';
  // With an account the page itself asks, so nothing waits for a new one.
  useEffect(() => {
    if (isSignedIn) forgetInvitation();
  }, [isSignedIn]);
  if (status === 'loading') return <Splash />;
  if (code) return <Opened code={code} isSignedIn={isSignedIn} />;
  return (
    <Scene title="Got an invitation?" says="Type the code your friend gave you." pose="wave" progress={0.3}>
      <CodeForm />
      <div>
        <WayOn isSignedIn={isSignedIn} />
      </div>
    </Scene>
  );
}
