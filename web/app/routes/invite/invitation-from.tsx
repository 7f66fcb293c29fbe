import { Link, useNavigate } from 'react-router-dom';
import { brand } from '../../../../shared/brand';
import type { Sender } from '../../../../shared/contracts/invitations';
import { isolated } from '../../../../shared/rules/isolated';
import type { FriendStatus } from '../../../../shared/rules/friend-words';
import { keepInvitation } from '../../../features/friends/invitations/kept-invitation';
import { useAcceptInvitation } from '../../../features/friends/invitations/use-invitations';
import { messageOf } from '../../../lib/api/api-error';
import { Avatar } from '../../../ui/avatar';
import { Button, buttonClass } from '../../../ui/button';
import { invitationPath } from '../../invitation-path';
import { paths } from '../../paths';
import { Scene } from '../../scene';
import { signInPath } from '../../sign-in-path';

const whatVitaIs = `${brand.product} is a coach in your pocket: ${brand.coach} plans your week, shows every move, and counts along.`;

interface FromProps {
  code: string;
  sender: Sender;
}

/** The account comes first; the invitation waits on this device, and in the address for those who sign in. */
function ForVisitors({ code, name }: { code: string; name: string }) {
  const signIn = signInPath(invitationPath(code));
  const keep = () => void keepInvitation(code);
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Link
          className={buttonClass({ variant: 'go', size: 'lg' })}
          to={`${signIn}&step=sign-up`}
          onClick={keep}
        >
          Join {name}
        </Link>
        <Link className={buttonClass({ variant: 'glass', size: 'lg' })} to={signIn} onClick={keep}>
          I have an account
        </Link>
      </div>
      <p className="max-w-xl text-on-wall-2">
        Free, and you&apos;re friends as soon as you&apos;ve answered a few questions.
      </p>
    </>
  );
}

function ForMembers({ code }: { code: string }) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useAcceptInvitation();
  return (
    <>
      <div>
        <Button
          variant="go"
          size="lg"
          busy={isPending}
          onClick={() => mutate(code, { onSuccess: () => void navigate(paths.community, { replace: true }) })}
        >
          Become friends
        </Button>
      </div>
      {error && (
        <p role="alert" className="font-strong">
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </p>
      )}
    </>
  );
}

interface InvitationFromProps extends FromProps {
  status: FriendStatus | null;
  isSignedIn: boolean;
}

/** A live invitation: who sends it, and one button. */
export function InvitationFrom({ code, sender, status, isSignedIn }: InvitationFromProps) {
  const name = isolated(sender.name);
  const face = <Avatar id={sender.id} name={sender.name} size="lg" />;
  if (status === 'accepted')
    return (
      <Scene
        title={`You and ${name} are friends`}
        says="See what you two can do together."
        pose="cheer"
        progress={1}
        face={face}
      >
        <div>
          <Link className={buttonClass({ variant: 'go', size: 'lg' })} to={paths.community}>
            Go to Community
          </Link>
        </div>
      </Scene>
    );
  return (
    <Scene
      title={isSignedIn ? `${name} wants to be your friend` : `${name} invites you to ${brand.product}`}
      says={isSignedIn ? 'Challenge each other, compare points, and share your workouts.' : whatVitaIs}
      pose="wave"
      progress={0.5}
      face={face}
    >
      {isSignedIn ? <ForMembers code={code} /> : <ForVisitors code={code} name={name} />}
    </Scene>
  );
}
