import { useQuery } from '@tanstack/react-query';
import type { FoundPerson } from '../../../../shared/contracts/friends';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { searchPeople } from '../api/friend-actions';
import { friendsKey } from '../api/friends-query';
import { useAddFriend } from '../use-friends';

const noOne =
  'User not found. People show up here only if they let others find them by name. Ask your friend for their code or link.';

function AddButton({ person: { id, name, status } }: { person: FoundPerson }) {
  const { mutate, isPending } = useAddFriend();
  if (status === 'accepted') return <Badge tone="go">Friends</Badge>;
  if (status === 'requested') return <Badge>Requested</Badge>;
  const label = status === 'received' ? 'Accept' : 'Add';
  return (
    <Button
      size="sm"
      variant="line"
      aria-label={`${label} ${name}`}
      busy={isPending}
      onClick={() => mutate(id)}
    >
      {label}
    </Button>
  );
}

/** People with this name who let others find them. */
export function FoundPeople({ name }: { name: string }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [...friendsKey, 'found', name],
    queryFn: ({ signal }) => searchPeople(name, signal),
    enabled: name.length >= 2,
    gcTime: 0,
  });
  if (name.length < 2) return <p className="mb-3 text-small text-fg-2">Type at least two letters.</p>;
  // No one has a name like this.
  if (error instanceof ApiError && error.code === 'invalid_request')
    return <p className="mb-3 text-small leading-text text-fg-2">{noOne}</p>;
  if (!data && error)
    return (
      <ErrorState
        title="The search didn't work"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  if (!data) return <SkeletonRows count={1} label="Searching" />;
  return (
    <div className="mb-4" role="status">
      {data.people.length === 0 && <p className="text-small leading-text text-fg-2">{noOne}</p>}
      <ul aria-label={`People named ${name}`}>
        {data.people.map((person) => (
          <ListRow
            key={person.id}
            name={<bdi className="wrap-anywhere">{person.name}</bdi>}
            note={`${person.workoutsCompleted} ${person.workoutsCompleted === 1 ? 'workout' : 'workouts'}`}
            before={<Avatar id={person.id} name={person.name} />}
            after={<AddButton person={person} />}
          />
        ))}
      </ul>
    </div>
  );
}
