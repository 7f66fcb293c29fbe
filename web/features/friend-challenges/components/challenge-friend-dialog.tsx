import { useState, type FormEvent } from 'react';
import { challengeCount } from '../../../../shared/rules/challenges/challenge';
import { challenges } from '../../../../shared/rules/challenges/challenges';
import { routines } from '../../../../shared/rules/routines';
import { newId } from '../../../lib/new-id';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { toast } from '../../../ui/toast';
import type { SentChallenge } from '../api/friend-challenges';
import { useFriendChallenges } from '../use-friend-challenges';
import { isolated } from '../../../../shared/rules/isolated';

/** A friend, and the highest rung they completed. */
export interface Challengeable {
  id: string;
  name: string;
  completed: number;
}

interface ChallengeFriendDialogProps {
  friends: readonly Challengeable[];
  completed: number;
  onClose: () => void;
}

/** Rungs open to both, highest first, then the six routines. */
function choicesFor(mine: number, theirs: number) {
  const open = Math.min(mine, theirs, challengeCount - 1) + 1;
  const rungs = challenges.slice(0, open).toReversed();
  return [
    ...rungs.map(({ number, title }) => ({ value: `${number}`, label: `Challenge ${number}: ${title}` })),
    ...routines.map(({ id, name }) => ({ value: id, label: name })),
  ];
}

const whatOf = (value: string): SentChallenge['what'] =>
  /^\d+$/.test(value) ? { challengeNumber: Number(value) } : { routineId: value };

/** Chooses a friend and a workout for both. */
export function ChallengeFriendDialog({ friends, completed, onClose }: ChallengeFriendDialogProps) {
  // A retry after a failure sends the same challenge.
  const [id] = useState(() => newId());
  const { send } = useFriendChallenges();
  const [friendId, setFriendId] = useState(friends[0]?.id ?? '');
  const friend = friends.find((each) => each.id === friendId);
  const choices = choicesFor(completed, friend?.completed ?? 0);
  const [wanted, setWanted] = useState('');
  const value = choices.find((choice) => choice.value === wanted)?.value ?? choices[0]?.value ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const onSuccess = () => {
      toast.success(
        'Challenge sent!',
        `${friend ? isolated(friend.name) : 'Your friend'} has seven days to answer.`,
      );
      onClose();
    };
    send.mutate({ id, friendId, what: whatOf(value) }, { onSuccess });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Challenge a friend"
      description="You both do the same workout, within seven days of accepting."
    >
      <form className="grid gap-3" onSubmit={submit}>
        <Field label="Friend">
          <Select
            value={friendId}
            options={friends.map(({ id: key, name }) => ({ value: key, label: name }))}
            onChange={setFriendId}
          />
        </Field>
        <Field label="Workout">
          <Select value={value} options={choices} onChange={setWanted} />
        </Field>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" type="submit" busy={send.isPending} busyLabel="Sending">
            Send challenge
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
