import type { Friend } from '../../../../shared/contracts/friends';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { useChangeFriend } from '../use-friends';
import type { Asked } from './friend-menu';
import { ReportDialog } from './report-dialog';
import { isolated } from '../../../../shared/rules/isolated';

interface FriendDialogProps {
  friend: Friend;
  asked: Asked;
  onClose: () => void;
}

function wordsOf(friend: Friend, asked: 'remove' | 'block') {
  const { status } = friend;
  const name = isolated(friend.name);
  if (asked === 'block')
    return {
      title: `Block ${name}?`,
      description: "You won't see each other anymore, and they can't send you requests. We won't tell them.",
      confirm: 'Block',
    };
  if (status === 'accepted')
    return {
      title: `Remove ${name}?`,
      description: "You'll be removed from each other's friends. We won't tell them.",
      confirm: 'Remove',
    };
  return {
    title: status === 'requested' ? `Take back your request to ${name}?` : `Decline ${name}'s request?`,
    description: 'It disappears for both of you.',
    confirm: status === 'requested' ? 'Take back' : 'Decline',
  };
}

/** Asks before anything that can't be undone. */
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
