import type { Friend } from '../../../../shared/contracts/friends';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { useChangeFriend } from '../use-friends';
import type { Asked } from './friend-menu';
import { ReportDialog } from './report-dialog';

interface FriendDialogProps {
  friend: Friend;
  asked: Asked;
  onClose: () => void;
}

function wordsOf({ name, status }: Friend, asked: 'remove' | 'block') {
  if (asked === 'block')
    return {
      title: `Block ${name}?`,
      description: 'You no longer see each other, and they cannot ask you again. They are not told.',
      confirm: 'Block',
    };
  if (status === 'accepted')
    return {
      title: `Remove ${name}?`,
      description: 'You are no longer friends, on both sides. They are not told.',
      confirm: 'Remove',
    };
  return {
    title: status === 'requested' ? `Take your request to ${name} back?` : `Decline ${name}'s request?`,
    description: 'It disappears on both sides.',
    confirm: status === 'requested' ? 'Take back' : 'Decline',
  };
}

/** What cannot be taken back asks first. */
export function FriendDialog({ friend, asked, onClose }: FriendDialogProps) {
  const { mutate, isPending } = useChangeFriend();
  if (asked === 'report') return <ReportDialog friend={friend} onClose={onClose} />;
  const { title, description, confirm } = wordsOf(friend, asked);
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
          Cancel
        </Button>
        <Button
          variant="danger"
          busy={isPending}
          onClick={() => mutate({ action: asked, id: friend.id }, { onSettled: onClose })}
        >
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
