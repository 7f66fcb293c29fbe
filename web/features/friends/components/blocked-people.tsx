import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';
import { useChangeFriend } from '../use-friends';

export function BlockedPeople({ blocked }: { blocked: readonly { id: string; name: string }[] }) {
  const { mutate, isPending, variables } = useChangeFriend();
  if (blocked.length === 0) return null;
  return (
    <details className="mt-3 border-t border-line pt-2">
      <summary className="flex min-h-tap cursor-pointer items-center text-small font-strong text-fg-2">
        Blocked ({blocked.length})
      </summary>
      <ul>
        {blocked.map(({ id, name }) => (
          <ListRow
            key={id}
            dimmed
            name={name}
            after={
              <Button
                size="sm"
                variant="line"
                aria-label={`Unblock ${name}`}
                busy={isPending && variables?.id === id}
                onClick={() => mutate({ action: 'remove', id })}
              >
                Unblock
              </Button>
            }
          />
        ))}
      </ul>
    </details>
  );
}
