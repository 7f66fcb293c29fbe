import type { GroupDetail } from '../../../../shared/contracts/groups';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { useGroupChanges } from '../use-group-changes';

interface ConfirmLeaveProps {
  group: GroupDetail;
  deletes: boolean;
  onStay: () => void;
  onGone: () => void;
}

function consequence({ role, memberCount }: GroupDetail, deletes: boolean): string {
  if (deletes) return 'The group disappears for every member. They keep their points.';
  if (role !== 'owner')
    return 'Your minutes leave this week’s total. You can rejoin while the group is open to you.';
  return memberCount > 1
    ? 'The longest-standing member becomes the owner.'
    : "You're the last one here, so the group closes.";
}

/** Asks before someone leaves a group or deletes it for everyone. */
export function ConfirmLeave({ group, deletes, onStay, onGone }: ConfirmLeaveProps) {
  const { leave, remove } = useGroupChanges();
  const { mutate, isPending } = deletes ? remove : leave;
  return (
    <div role="group" aria-label={deletes ? 'Delete this group?' : 'Leave this group?'}>
      <p className="font-strong">{deletes ? 'Delete this group?' : 'Leave this group?'}</p>
      <p className="mt-1 text-fg-2">{consequence(group, deletes)}</p>
      <DialogActions>
        <Button onClick={onStay}>Keep it</Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate(group.id, { onSuccess: onGone })}>
          {deletes ? 'Delete' : 'Leave'}
        </Button>
      </DialogActions>
    </div>
  );
}
