import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { GroupDetail } from '../../../../shared/contracts/groups';
import { ApiError } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { groupQuery } from '../api/groups-query';
import { useGroupChanges } from '../use-group-changes';
import { weekNote, wholeGroup } from '../whole-group';
import { ConfirmLeave } from './confirm-leave';
import { GroupForm } from './group-form';
import { GroupGoalForm } from './group-goal-form';
import { GroupInvite } from './group-invite';
import { GroupMembers } from './group-members';
import { GroupOthers } from './group-others';
import { membersText } from './group-row';
import { GroupWeekPanel } from './group-week';
import { ReportGroup } from './report-group';
import { isolated } from '../../../../shared/rules/isolated';

/** A group's leaderboard; `noteOf` says what someone did this week. */
type GroupBoard = Pick<GroupDetail, 'entries' | 'me'> & { noteOf: (id: string) => string | undefined };

export interface GroupDialogProps {
  groupId: string;
  invite: string | null;
  /** The address an invitation is added to. */
  inviteAddress: (groupId: string, invite: string) => string;
  renderBoard: (board: GroupBoard) => ReactNode;
  onClose: () => void;
}

/** One group: its leaderboard, joining and leaving, and its owner's actions. */
export function GroupDialog(props: GroupDialogProps) {
  const { groupId, invite, onClose } = props;
  const { data, error, isFetching, refetch, ...more } = useInfiniteQuery(groupQuery(groupId, invite));
  // What was read before someone was taken out, or the group closed, is no longer theirs to see.
  const isGone = error instanceof ApiError && error.code === 'group_not_found';
  const group = data && !isGone ? wholeGroup(data.pages) : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={group?.name ?? 'Group'}
      description={group?.description || undefined}
    >
      {group ? (
        <GroupBody
          {...props}
          group={group}
          showMore={
            more.hasNextPage && (
              <Button wide busy={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
                Show more
              </Button>
            )
          }
        />
      ) : error ? (
        <ErrorState
          title={data ? "This group isn't open to you anymore" : "This group didn't load"}
          badge={data ? 'Closed' : undefined}
          retrying={isFetching}
          error={error}
          onRetry={() => void refetch()}
        >
          {data
            ? 'It was closed, or its owner took you out. Your points and workouts are yours.'
            : 'It may be gone, or the invitation link has changed.'}
        </ErrorState>
      ) : (
        <SkeletonRows count={4} label="Loading the group" />
      )}
    </Dialog>
  );
}

type Asked = 'leave' | 'delete' | 'edit' | 'report' | 'goal';

function GroupBody({
  group,
  invite,
  inviteAddress,
  renderBoard,
  onClose,
  showMore,
}: GroupDialogProps & { group: GroupDetail; showMore: ReactNode }) {
  const { id, role, week } = group;
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
  if (asking === 'goal')
    return (
      <GroupGoalForm groupId={id} goalMinutes={week?.goalMinutes ?? null} onDone={() => setAsking(null)} />
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
      {group.isRemoved && (
        <p role="status">You’re no longer in this group. Only its owner can let you back in.</p>
      )}
      {role === null && !group.isRemoved && (
        <Button
          variant="go"
          busy={join.isPending}
          busyLabel="Joining"
          onClick={() => join.mutate({ id, invite })}
        >
          Join group
        </Button>
      )}
      {week && <GroupWeekPanel week={week} role={role} onSetGoal={() => setAsking('goal')} />}
      <GroupBoardSection group={group} renderBoard={renderBoard} />
      <GroupOthers group={group} />
      {showMore}
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

function GroupBoardSection({
  group,
  renderBoard,
}: Pick<GroupDialogProps, 'renderBoard'> & { group: GroupDetail }) {
  const { entries, me } = group;
  return (
    <section aria-label="Group leaderboard">
      {entries.length > 0 ? (
        renderBoard({ entries, me, noteOf: (id) => weekNote(group, id) })
      ) : (
        <p className="text-fg-2">No one here has points yet. One workout and you lead.</p>
      )}
    </section>
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
