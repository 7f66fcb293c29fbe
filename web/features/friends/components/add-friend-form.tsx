import { UserPlus } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/text-input';
import { useAddFriend } from '../use-friends';

/** Refusals that are about the ID. */
const wrongIds = new Map([
  ['friend_not_found', 'No one has this ID. Check it with your friend.'],
  ['invalid_request', "This doesn't look like an ID. Ask your friend to copy theirs."],
  ['own_friend_id', "This is yours. Type your friend's instead."],
]);

/** `offeredId` comes with a link someone sent. */
export function AddFriendForm({ offeredId }: { offeredId: string }) {
  const [id, setId] = useState(offeredId);
  const { mutate, isPending, error, reset } = useAddFriend();
  const errorId = useId();
  const wrong = error instanceof ApiError ? wrongIds.get(error.code) : undefined;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const friendId = id.trim();
    if (friendId === '' || isPending) return;
    mutate(friendId, { onSuccess: () => setId('') });
  };
  return (
    <form className="mb-3 flex flex-wrap gap-2" onSubmit={add}>
      <TextInput
        className="min-w-0 flex-1"
        aria-label="Friend's user ID"
        placeholder="Enter friend's user ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={id}
        onChange={(event) => {
          setId(event.target.value);
          if (wrong) reset();
        }}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={wrong ? errorId : undefined}
      />
      <Button type="submit" variant="quiet" busy={isPending} busyLabel="Adding">
        <UserPlus className="icon-sm" aria-hidden="true" />
        Add
      </Button>
      {/* The toast announces it. */}
      {wrong && (
        <p id={errorId} className="basis-full text-small leading-text font-semibold text-danger-text">
          {wrong}
        </p>
      )}
    </form>
  );
}
