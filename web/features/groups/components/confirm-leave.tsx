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
  if (deletes) return 'It is gone for all of its members. Their points stay theirs.';
  if (role !== 'owner') return 'You can join again as long as it lets you.';
  return memberCount > 1
    ? 'Whoever has been here longest becomes its owner.'
    : 'You are the last one here, so the group closes.';
}

/** Asks before somebody leaves a group or ends it for all. */
export function ConfirmLeave({ group, deletes, onStay, onGone }: ConfirmLeaveProps) {
  const { leave, remove } = useGroupChanges();
  const { mutate, isPending } = deletes ? remove : leave;
  return (
    <div role="group" aria-label={deletes ? 'Delete this group?' : 'Leave this group?'}>
      <p className="font-strong">{deletes ? 'Delete this group?' : 'Leave this group?'}</p>
      <p className="mt-1 text-fg-2">{consequence(group, deletes)}</p>
      <DialogActions>
        <Button onClick={onStay}>Keep It</Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate(group.id, { onSuccess: onGone })}>
          {deletes ? 'Delete' : 'Leave'}
        </Button>
      </DialogActions>
    </div>
  );
}
