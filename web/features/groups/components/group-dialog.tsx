import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { GroupDetail } from '../../../../shared/contracts/groups';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { groupQuery } from '../api/groups-query';
import { useGroupChanges } from '../use-group-changes';
import { ConfirmLeave } from './confirm-leave';
import { GroupForm } from './group-form';
import { GroupInvite } from './group-invite';
import { GroupMembers } from './group-members';
import { membersText } from './group-row';
import { ReportGroup } from './report-group';
import { isolated } from '../../../../shared/rules/isolated';

export interface GroupDialogProps {
  groupId: string;
  invite: string | null;
  /** The address an invitation is added to. */
  inviteAddress: (groupId: string, invite: string) => string;
  renderBoard: (group: Pick<GroupDetail, 'entries' | 'me'>) => ReactNode;
  onClose: () => void;
}

/** One group: its leaderboard, joining and leaving, and its owner's actions. */
export function GroupDialog(props: GroupDialogProps) {
  const { groupId, invite, onClose } = props;
  const { data: group, isError, isFetching, refetch } = useQuery(groupQuery(groupId, invite));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={group?.name ?? 'Group'}
      description={group?.description || undefined}
    >
      {group ? (
        <GroupBody {...props} group={group} />
      ) : isError ? (
        <ErrorState title="This group didn't load" retrying={isFetching} onRetry={() => void refetch()}>
          It may be gone, or the invitation link has changed.
        </ErrorState>
      ) : (
        <SkeletonRows count={4} label="Loading the group" />
      )}
    </Dialog>
  );
}

type Asked = 'leave' | 'delete' | 'edit' | 'report';

function GroupBody({
  group,
  invite,
  inviteAddress,
  renderBoard,
  onClose,
}: GroupDialogProps & { group: GroupDetail }) {
  const { id, role, entries } = group;
  const { join, change } = useGroupChanges();
  const [asking, setAsking] = useState<Asked | null>(null);
  if (asking === 'edit')
    return (
      <GroupForm
        group={group}
        saving={change.isPending}
        onSave={(changed) => change.mutate(changed, { onSuccess: () => setAsking(null) })}
        onCancel={() => setAsking(null)}
      />
    );
  if (asking === 'report') return <ReportGroup groupId={id} onDone={() => setAsking(null)} />;
  if (asking)
    return (
      <ConfirmLeave
        group={group}
        deletes={asking === 'delete'}
        onStay={() => setAsking(null)}
        onGone={onClose}
      />
    );
  return (
    <div className="grid gap-4">
      <p className="text-small text-fg-2">
        {membersText(group.memberCount)} · {group.isPublic ? 'anyone can join' : 'by invitation'}
        {role === 'member' && group.owner && ` · owned by ${isolated(group.owner.name)}`}
      </p>
      {role === null && (
        <Button
          variant="go"
          busy={join.isPending}
          busyLabel="Joining"
          onClick={() => join.mutate({ id, invite })}
        >
          Join group
        </Button>
      )}
      <section aria-label="Group leaderboard">
        {entries.length > 0 ? (
          renderBoard(group)
        ) : (
          <p className="text-fg-2">No one here has points yet. One workout and you lead.</p>
        )}
      </section>
      {role === 'owner' && (
        <>
          {/* Removing someone renews the invitation. */}
          <GroupInvite key={group.removed.length} groupId={id} inviteAddress={inviteAddress} />
          <GroupMembers group={group} />
        </>
      )}
      <GroupActions role={role} onAsk={setAsking} />
    </div>
  );
}

function GroupActions({ role, onAsk }: Pick<GroupDetail, 'role'> & { onAsk: (asked: Asked) => void }) {
  return (
    <div className="flex flex-wrap gap-2">
      {role === 'owner' && (
        <Button variant="line" onClick={() => onAsk('edit')}>
          Edit group
        </Button>
      )}
      {role !== null && (
        <Button variant="line" onClick={() => onAsk('leave')}>
          Leave group
        </Button>
      )}
      {role === 'owner' ? (
        <Button variant="danger" onClick={() => onAsk('delete')}>
          Delete group
        </Button>
      ) : (
        <Button variant="text" onClick={() => onAsk('report')}>
          Report group
        </Button>
      )}
    </div>
  );
}
