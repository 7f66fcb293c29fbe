import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { SettingsRow } from '../../../ui/settings-group';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { createTotpSecret, totpQuery, turnTotpOff, type TotpSecret } from '../api/totp';
import { authErrorText } from '../auth-error-text';
import type { ConfirmIdentity } from '../use-confirm-identity';
import { TotpSetup } from './totp-setup';

interface TotpRowProps {
  email: string;
  confirm: ConfirmIdentity;
}

/** The second step of signing in: on or off, and the way from one to the other. */
export function TotpRow({ email, confirm }: TotpRowProps) {
  const queries = useQueryClient();
  const { data: on, isError, refetch, isFetching } = useQuery(totpQuery());
  const [secret, setSecret] = useState<TotpSecret | null>(null);
  const [busy, setBusy] = useState(false);

  const show = (enabled: boolean) => queries.setQueryData(totpQuery().queryKey, enabled);
  const attempt = async (change: () => Promise<void>) => {
    setBusy(true);
    try {
      await change();
    } catch (error) {
      toast.error('Error', authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  const setUp = () =>
    attempt(async () => {
      const title = 'Confirm it is you';
      const description = 'Your sign-in is about to change, so I ask for your password once more.';
      if (!(await confirm({ title, description, submitLabel: 'Continue' }))) return;
      setSecret(await createTotpSecret(email));
    });
  const turnOff = () =>
    attempt(async () => {
      const title = 'Turn off the second step?';
      const description = 'From then on your password alone signs you in. Enter it to confirm it is you.';
      if (!(await confirm({ title, description, submitLabel: 'Turn off', danger: true }))) return;
      await turnTotpOff();
      show(false);
      toast.success('Second step is off');
    });

  return (
    <SettingsRow
      label={
        <>
          Authenticator app{' '}
          {on !== undefined && <Badge tone={on ? 'go' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>}
        </>
      }
      description="A 6-digit code from your phone, asked for after your password."
    >
      {on === undefined && !isError && <Skeleton width="6rem" height="2.75rem" />}
      {isError && (
        <Button size="sm" variant="line" busy={isFetching} onClick={() => void refetch()}>
          Not loaded. Retry
        </Button>
      )}
      {on === false && (
        <Button size="sm" variant="line" busy={busy} onClick={() => void setUp()}>
          Set up
        </Button>
      )}
      {on && (
        <Button size="sm" variant="line" busy={busy} onClick={() => void turnOff()}>
          Turn off
        </Button>
      )}
      <Dialog
        open={secret !== null}
        onOpenChange={(open) => !open && setSecret(null)}
        title="Set up your authenticator app"
      >
        {secret && (
          <TotpSetup
            {...secret}
            onCancel={() => setSecret(null)}
            onDone={() => {
              setSecret(null);
              show(true);
              toast.success('Second step is on', 'You are asked for a code whenever you sign in.');
            }}
          />
        )}
      </Dialog>
    </SettingsRow>
  );
}
