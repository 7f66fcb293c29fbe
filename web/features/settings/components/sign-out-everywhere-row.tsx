import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { signOutEverywhere } from '../api/account';

/** Ends all sessions, including this one. */
export function SignOutEverywhereRow({ onSignedOut }: { onSignedOut: () => Promise<void> }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      await signOutEverywhere();
      await onSignedOut();
    },
    onError: (error) =>
      toast.error('Error', messageOf(error, "Signing out didn't work. Try again in a moment.")),
  });
  return (
    <SettingsRow label="Your sessions" description="For a lost phone, or a computer that isn’t yours.">
      <Button size="sm" variant="line" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Sign out everywhere
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sign out everywhere?"
        description="You’ll be signed out on every device within a minute. Device tokens and your calendar link stop working, too."
      >
        <DialogActions>
          <Button variant="line" onClick={() => setOpen(false)}>
            Cancel
          </Button>
          <Button variant="danger" busy={isPending} onClick={() => mutate()}>
            Sign out everywhere
          </Button>
        </DialogActions>
      </Dialog>
    </SettingsRow>
  );
}
