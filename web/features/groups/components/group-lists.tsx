import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Group } from '../../../../shared/contracts/groups';
import { useSteady } from '../../../lib/use-steady';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { groupsQuery } from '../api/groups-query';
import { useGroupChanges } from '../use-group-changes';
import { CreateGroupDialog } from './create-group-dialog';
import { GroupRow } from './group-row';

interface GroupListsProps {
  onOpen: (groupId: string) => void;
}

/** The person's groups and the public ones, ten at a time. */
export function GroupLists({ onOpen }: GroupListsProps) {
  const groups = useInfiniteQuery(groupsQuery());
  const { create } = useGroupChanges();
  const [creating, setCreating] = useState(false);
  const open = ({ id }: Group) => onOpen(id);
  const data = useSteady(groups.data);
  if (!data && groups.isError) {
    return (
      <Card>
        <ErrorState
          title="Groups didn't load"
          retrying={groups.isFetching}
          error={groups.error}
          onRetry={() => void groups.refetch()}
        />
      </Card>
    );
  }
  const own = data?.pages[0]?.own ?? [];
  const others = data?.pages.flatMap((page) => page.public).filter(({ role }) => role === null) ?? [];
  return (
    <div className="grid gap-3 md:gap-4 lg:grid-cols-2 lg:items-start">
      <Card aria-label="Your groups">
        <CardHeader title="Your groups" note={data && own.length > 0 ? `${own.length}` : undefined} />
        {!data && <SkeletonRows count={3} label="Loading your groups" />}
        {data && own.length === 0 && (
          <EmptyState title="No groups yet">
            Train together: start a group, or join one from the list.
          </EmptyState>
        )}
        <ul>
          {own.map((group) => (
            <GroupRow key={group.id} group={group} onOpen={open} />
          ))}
        </ul>
        {/* Not before the rows: they would move it from under a finger. */}
        {data && (
          <Button className="mt-3" variant="go" wide onClick={() => setCreating(true)}>
            <Plus className="size-icon-sm flex-none" aria-hidden="true" />
            Create a group
          </Button>
        )}
      </Card>
      <Card aria-label="Public groups">
        <CardHeader title="Public groups" />
        {!data && <SkeletonRows count={5} label="Loading public groups" />}
        {data && others.length === 0 && (
          <EmptyState title="Nothing to join right now">The first public group could be yours.</EmptyState>
        )}
        <ul>
          {others.map((group) => (
            <GroupRow key={group.id} group={group} onOpen={open} />
          ))}
        </ul>
        {groups.hasNextPage && (
          <Button
            className="mt-3"
            wide
            busy={groups.isFetchingNextPage}
            onClick={() => void groups.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Card>
      {creating && (
        <CreateGroupDialog
          saving={create.isPending}
          onClose={() => setCreating(false)}
          onCreate={(group) => create.mutate(group, { onSuccess: () => setCreating(false) })}
        />
      )}
    </div>
  );
}
