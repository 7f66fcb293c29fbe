import { Search, UserPlus } from 'lucide-react';
import { lazy, Suspense, useId, useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { SkeletonRows } from '../../../ui/skeleton';
import { TextInput } from '../../../ui/text-input';
import { useAcceptInvitation } from '../invitations/use-invitations';
import { parseFriendInput } from '../parse-friend-input';
import { useAddFriend } from '../use-friends';

const FoundPeople = lazy(async () => ({ default: (await import('./found-people')).FoundPeople }));

/** What is said at the field, by the code of the refusal. */
const refusals = new Map([
  ['friend_not_found', 'User not found. No user found with that ID'],
  ['invalid_request', "This doesn't look right. Ask your friend to copy it again."],
  ['own_friend_id', "This is yours. Enter your friend's instead."],
  ['invitation_not_found', "This code doesn't work. Check it with your friend, or ask for a new one."],
  ['own_invitation', 'This is your own invitation. Send it to a friend instead.'],
]);

const refusalOf = (error: unknown) =>
  error instanceof ApiError ? (refusals.get(error.code) ?? error.message) : undefined;

/** `offeredId` comes with a link someone sent. */
export function AddFriendForm({ offeredId }: { offeredId: string }) {
  const [typed, setTyped] = useState(offeredId);
  const [searched, setSearched] = useState<string | null>(null);
  const add = useAddFriend((error) => refusalOf(error) !== undefined);
  const accept = useAcceptInvitation();
  const noteId = useId();
  const input = parseFriendInput(typed);
  const refusal = refusalOf(add.error ?? accept.error);
  const isBusy = add.isPending || accept.isPending;
  const forget = () => {
    add.reset();
    accept.reset();
    setSearched(null);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    forget();
    const onSuccess = () => setTyped('');
    if (input.kind === 'id') add.mutate(input.id, { onSuccess });
    else if (input.kind === 'code') accept.mutate(input.code, { onSuccess });
    else if (input.kind === 'name') setSearched(input.name);
  };
  return (
    <>
      <form className="mb-3 flex flex-wrap gap-2" onSubmit={submit}>
        <TextInput
          className="min-w-0 flex-1"
          aria-label="Friend's user ID"
          placeholder="Enter friend's user ID"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={500}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            forget();
          }}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={noteId}
        />
        <Button type="submit" variant="quiet" busy={isBusy} busyLabel="Adding">
          {input.kind === 'name' ? (
            <Search className="icon-sm" aria-hidden="true" />
          ) : (
            <UserPlus className="icon-sm" aria-hidden="true" />
          )}
          {input.kind === 'name' ? 'Find' : 'Add'}
        </Button>
        <p
          id={noteId}
          role={refusal ? 'alert' : undefined}
          className={`basis-full text-small leading-text ${refusal ? 'font-semibold text-danger-text' : 'text-fg-2'}`}
        >
          {refusal ?? 'Their code, link, or name works, too.'}
        </p>
      </form>
      {searched !== null && (
        <Suspense fallback={<SkeletonRows count={1} label="Searching" />}>
          <FoundPeople name={searched} />
        </Suspense>
      )}
    </>
  );
}
