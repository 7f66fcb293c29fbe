import { PasswordRow } from '../../../features/auth/components/password-row';
import { TotpRow } from '../../../features/auth/components/totp-row';
import { useConfirmIdentity } from '../../../features/auth/use-confirm-identity';
import { SignOutEverywhereRow } from '../../../features/settings/components/sign-out-everywhere-row';
import { useSession } from '../../../lib/session/session-context';
import { SettingsGroup } from '../../../ui/settings-group';
import { useLeave } from '../../use-leave';

/** Password, second step, and sessions. */
export function SecuritySection() {
  const { email = '' } = useSession();
  const { confirm, dialog } = useConfirmIdentity();
  const { leaveSignedOut } = useLeave();
  return (
    <>
      <SettingsGroup id="security">
        <PasswordRow />
        <TotpRow email={email} confirm={confirm} />
        <SignOutEverywhereRow onSignedOut={leaveSignedOut} />
      </SettingsGroup>
      {dialog}
    </>
  );
}
