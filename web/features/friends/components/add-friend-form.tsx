import { UserPlus } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '../../../ui/button';
import { TextInput } from '../../../ui/text-input';
import { useAddFriend } from '../use-friends';

/** `offeredId` comes with a link someone sent. */
export function AddFriendForm({ offeredId }: { offeredId: string }) {
  const [id, setId] = useState(offeredId);
  const { mutate, isPending } = useAddFriend();
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const friendId = id.trim();
    if (friendId === '' || isPending) return;
    mutate(friendId, { onSuccess: () => setId('') });
  };
  return (
    <form className="mb-3 flex gap-2" onSubmit={add}>
      <TextInput
        className="min-w-0 flex-1"
        aria-label="Friend's user ID"
        placeholder="Enter friend's user ID"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={id}
        onChange={(event) => setId(event.target.value)}
      />
      <Button type="submit" variant="quiet" busy={isPending} busyLabel="Adding">
        <UserPlus className="icon-sm" aria-hidden="true" />
        Add
      </Button>
    </form>
  );
}
