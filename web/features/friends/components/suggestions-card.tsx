import { useInfiniteQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { suggestionsQuery } from '../api/friends-query';
import { useAddFriend } from '../use-friends';

function Suggestions() {
  const { data, error, refetch, isFetching, ...more } = useInfiniteQuery(suggestionsQuery());
  const { mutate, isPending, variables } = useAddFriend();
  if (!data && error) {
    return (
      <ErrorState
        title="Suggestions didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={3} label="Loading suggestions" />;
  const people = data.pages.flatMap(({ suggestions }) => suggestions);
  if (people.length === 0)
    return <p className="text-small text-fg-2">No one with your goal right now. Invite a friend instead.</p>;
  return (
    <>
      <ul>
        {people.map(({ id, name, workoutsCompleted }) => (
          <ListRow
            key={id}
            name={<bdi className="wrap-anywhere">{name}</bdi>}
            note={`Same goal · ${workoutsCompleted} ${workoutsCompleted === 1 ? 'workout' : 'workouts'}`}
            before={<Avatar id={id} name={name} />}
            after={
              <Button
                size="sm"
                variant="line"
                aria-label={`Follow ${name}`}
                busy={isPending && variables === id}
                onClick={() => mutate(id)}
              >
                Follow
              </Button>
            }
          />
        ))}
      </ul>
      {more.hasNextPage && (
        <Button
          className="mt-3"
          wide
          busy={more.isFetchingNextPage}
          onClick={() => void more.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </>
  );
}

/** People with the same goal who allow it. */
export function SuggestionsCard() {
  return (
    <Card aria-labelledby="suggested-accounts">
      <CardHeader id="suggested-accounts" title="Suggested Accounts" />
      <Suggestions />
    </Card>
  );
}
