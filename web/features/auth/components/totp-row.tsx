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

/** Two-step sign-in: shows whether it is on and turns it on or off. */
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
      const title = "Confirm it's you";
      const description = 'Your sign-in is about to change, so enter your password once more.';
      if (!(await confirm({ title, description, submitLabel: 'Continue' }))) return;
      setSecret(await createTotpSecret(email));
    });
  const turnOff = () =>
    attempt(async () => {
      const title = 'Turn off two-step sign-in?';
      const description = "You'll sign in with just your password. Enter it to confirm it's you.";
      if (!(await confirm({ title, description, submitLabel: 'Turn off', danger: true }))) return;
      await turnTotpOff();
      show(false);
      toast.success('Two-step sign-in is off');
    });

  return (
    <SettingsRow
      label={
        <>
          Two-step sign-in{' '}
          {on !== undefined && <Badge tone={on ? 'go' : 'neutral'}>{on ? 'On' : 'Off'}</Badge>}
        </>
      }
      description="A 6-digit code from your authenticator app, after your password."
    >
      {on === undefined && !isError && <Skeleton width="6rem" height="2.75rem" />}
      {isError && (
        <Button size="sm" variant="line" busy={isFetching} onClick={() => void refetch()}>
          Didn’t load. Retry
        </Button>
      )}
      {on === false && (
        <Button size="sm" variant="line" busy={busy} onClick={() => void setUp()}>
          Set up <span className="sr-only">two-step sign-in</span>
        </Button>
      )}
      {on && (
        <Button size="sm" variant="line" busy={busy} onClick={() => void turnOff()}>
          Turn off <span className="sr-only">two-step sign-in</span>
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
              toast.success('Two-step sign-in is on', "You'll need a code each time you sign in.");
            }}
          />
        )}
      </Dialog>
    </SettingsRow>
  );
}
