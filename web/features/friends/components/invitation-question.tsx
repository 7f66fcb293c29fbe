import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { useChangeInvitation } from '../invitations/use-invitations';

const words = {
  replace: {
    title: 'Make a new invitation?',
    description: 'The code and link you have now stop working right away. Your friends stay your friends.',
    confirm: 'Replace it',
  },
  end: {
    title: 'Turn off your invitation?',
    description:
      'The code and link you have now stop working right away. You can make a new one anytime. Your friends stay your friends.',
    confirm: 'Turn it off',
  },
};

/** Asks before an invitation that people may have stops working. */
export function InvitationQuestion({ asked, onClose }: { asked: 'replace' | 'end'; onClose: () => void }) {
  const { mutate, isPending } = useChangeInvitation();
  const { title, description, confirm } = words[asked];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      size="sm"
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate(asked, { onSettled: onClose })}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
